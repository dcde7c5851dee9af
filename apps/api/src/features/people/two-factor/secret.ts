import type { Platform } from '../../../platform.ts'

const placeOf = (rowId: string) => ({ table: 'two_factor', column: 'sealed_secret', rowId })

export const sealSecret = ({ fields }: Platform, id: string, secret: string): string => fields.seal(secret, placeOf(id))

export const openSecret = ({ fields }: Platform, row: { id: string; sealed_secret: string }): string =>
  fields.open(row.sealed_secret, placeOf(row.id))
