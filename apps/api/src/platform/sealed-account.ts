import { type FieldCrypto, SealBroken } from './field-crypto.ts'

/** The number of a bank account as it lies in the database: sealed, with the last signs that tell two of them apart. */
export interface SealedAccount {
  sealed_account: string
  last_signs: string
}

/** The row that holds a number: what was sealed for another does not open. */
interface Holder {
  table: string
  id: string
}

const placeOf = ({ table, id }: Holder) => ({ table, column: 'sealed_account', rowId: id })

export const sealAccount = (fields: FieldCrypto, holder: Holder, account: string): SealedAccount => ({
  sealed_account: fields.seal(account, placeOf(holder)),
  last_signs: lastSigns(account),
})

export const openAccount = (fields: FieldCrypto, holder: Holder, sealed: string): string =>
  fields.open(sealed, placeOf(holder))

/** True if a row holds this number; one that does not open holds none. */
export function holdsAccount(fields: FieldCrypto, holder: Holder, sealed: string, account: string): boolean {
  try {
    return openAccount(fields, holder, sealed) === account
  } catch (error) {
    if (error instanceof SealBroken) return false
    throw error
  }
}

// The last four, and of a short number never more than the half.
const lastSigns = (account: string) => account.slice(-Math.min(4, Math.floor(account.length / 2)))

export const maskedAccount = ({ last_signs }: SealedAccount) => `•••• ${last_signs}`
