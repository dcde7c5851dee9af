import type { Currency } from '@corridor/contract/format/settings'
import type { VendorPriority } from '@corridor/contract/vendor/vendor-note/kinds'
import type { RecordRow } from '../../../db/record/record.ts'
import { columnsOf, type Sql } from '../../../platform/sql.ts'
import { type AccountValues, type BankColumns, type BankValues, bankColumns } from '../../trust/bank-details/tables.ts'

/** The columns that a vendor's account has beside a company's own. */
export interface MoreValues {
  deposit_amount: number | null
  deposit_currency: Currency
  priority: VendorPriority
  comments: string
  address_line_1: string
  address_line_2: string
  state_name: string
  city_name: string
  zip_code: string
  cheque_key: string | null
  attachment_key: string | null
  status: 'active' | 'inactive'
}
export type VendorBankValues = BankValues & MoreValues

interface FileFacts {
  fileKey: string
  originalName: string
  fileType: string
  fileSize: number
}

export interface VendorBankRow extends RecordRow, BankColumns, MoreValues {
  company_id: string
  vendor_id: string
  cheque: FileFacts | null
  attachment: FileFacts | null
}

export const moreColumns = [
  ...(['deposit_amount', 'deposit_currency', 'priority', 'comments', 'address_line_1', 'address_line_2'] as const),
  ...(['state_name', 'city_name', 'zip_code', 'cheque_key', 'attachment_key', 'status'] as const),
] satisfies (keyof MoreValues)[]

const fileOf = (column: string) => `(select json_build_object('fileKey', f.key, 'originalName', f.original_name,
  'fileType', f.file_type, 'fileSize', f.file_size) from stored_file f where f.key = t.${column})`

/** Finds the account on which a vendor is paid; the vendor was found within what the caller sees. */
export async function findVendorBank(sql: Sql, vendorId: string): Promise<VendorBankRow | undefined> {
  const [row] = await sql<VendorBankRow[]>`
    select t.id, t.version, t.created_at, t.updated_at, t.company_id, t.vendor_id, ${sql.unsafe(bankColumns)},
      ${sql.unsafe(moreColumns.map((name) => `t.${name}`).join(', '))},
      ${sql.unsafe(fileOf('cheque_key'))} as cheque, ${sql.unsafe(fileOf('attachment_key'))} as attachment
    from vendor_bank t join country n on n.id = t.country_id where t.vendor_id = ${vendorId}`
  return row
}

type Owned = { id: string; company_id: string; vendor_id: string; created_by: string }

export const insertVendorBank = (tx: Sql, values: VendorBankValues & AccountValues & Owned) =>
  tx`insert into vendor_bank ${columnsOf(tx, values)}`

/** With an account, it counts as entered now. */
export const updateVendorBank = (tx: Sql, id: string, values: VendorBankValues, account: AccountValues | null) => tx`
  update vendor_bank set ${columnsOf(tx, { ...values, ...account })}, version = version + 1, updated_at = now(),
    account_set_at = case when ${account !== null} then now() else account_set_at end
  where id = ${id}`
