import type { FieldCrypto } from '../../../platform/field-crypto.ts'

type SecretColumn = 'sealed_password' | 'sealed_refresh_token' | 'sealed_access_token'
const table = 'mailbox'

/** A secret of a mailbox, sealed for its column and row alone. */
export const sealSecret = (fields: FieldCrypto, id: string, column: SecretColumn, secret: string): string =>
  fields.seal(secret, { table, column, rowId: id })

export const openSecret = (fields: FieldCrypto, id: string, column: SecretColumn, sealed: string): string =>
  fields.open(sealed, { table, column, rowId: id })
