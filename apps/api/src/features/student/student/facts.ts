import type { Entries, OpenValues, SealedColumns, StudentFile } from './values.ts'
import { entryColumns, entryTables, openColumns } from './values.ts'

type Kept = OpenValues & SealedColumns & Entries & Pick<StudentFile, 'saved_steps'>

const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name as keyof typeof row] as unknown]))

/** Values of a student that the audit keeps: of a sealed one, that it is there. */
export const toFacts = (row: Kept) => ({
  ...pick(row, openColumns),
  birth_date: row.sealed_birth_date ? 'set' : null,
  passport_number: row.sealed_passport ? 'set' : null,
  saved_steps: row.saved_steps,
  ...Object.fromEntries(
    entryTables.map((table) => [table, row[table].map((entry) => pick(entry, entryColumns[table]))]),
  ),
})
