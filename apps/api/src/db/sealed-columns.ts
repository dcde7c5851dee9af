/** A text column whose values `FieldCrypto` sealed, bound to the table, the column and the row's `id`. */
export interface SealedColumn {
  table: string
  column: string
}

/** Every sealed column of the product: what is not here keeps its old key when keys are rotated. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'company_bank_details', column: 'sealed_account' },
  { table: 'draft', column: 'sealed_values' },
  { table: 'two_factor', column: 'sealed_secret' },
]
