import type { FieldCrypto } from '../field-crypto.ts'

/** Use of an address: a row of one table, for one purpose. */
export interface AddressUse {
  /** A letter that tells the uses apart at first sight. */
  letter: string
  table: string
  column: string
}

const words = 'address of our own'
const placeOf = ({ table, column }: AddressUse, rowId: string) => ({ table, column, rowId })
// Sixty-four signs may stand in front of the @ (RFC 5321), in one case: servers on the way change it.
const markBytes = 14

/** An address that names a row. Nobody else can make one. */
export function signedAddress(
  fields: Pick<FieldCrypto, 'mark'>,
  use: AddressUse,
  rowId: string,
  domain: string,
): string {
  const mark = fields.mark(words, placeOf(use, rowId)).subarray(0, markBytes).toString('hex')
  return `${use.letter}-${rowId.replaceAll('-', '')}-${mark}@${domain}`
}

const shape = /^([a-z])-([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})-([\da-f]{28})@/i

/** The row that such an address names; undefined for one that was not made here, or for another use. */
export function rowOfSignedAddress(
  fields: Pick<FieldCrypto, 'markFits'>,
  use: AddressUse,
  address: string,
): string | undefined {
  const [, letter, a, b, c, d, e, mark = ''] = shape.exec(address.toLowerCase()) ?? []
  if (letter !== use.letter) return undefined
  const id = [a, b, c, d, e].join('-')
  return fields.markFits(Buffer.from(mark, 'hex'), words, placeOf(use, id), markBytes) ? id : undefined
}
