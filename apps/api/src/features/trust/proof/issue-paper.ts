import { codeChars } from '@corridor/contract/trust/proof/kinds'
import { newReadableCode } from '../../../platform/crypto.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { insertPaper, type NewPaper, replacePapers } from './store.ts'
import { findPaper, type PaperRow } from './tables.ts'

type Given = Omit<NewPaper, 'id' | 'code'>

/** Hands out a paper in place of the one of its kind that stood. It holds for so many years, for good without. */
export async function issuePaper(tx: Sql, given: Given, years: number | null): Promise<PaperRow> {
  await replacePapers(tx, given.kind, given.company_id)
  return issueBeside(tx, given, years)
}

/** The same beside those of its kind that stand: a company has one for each record. */
export async function issueBeside(tx: Sql, given: Given, years: number | null): Promise<PaperRow> {
  const id = newId()
  await insertPaper(tx, { ...given, id, code: newReadableCode(codeChars) }, years)
  const paper = await findPaper(tx, id)
  if (!paper) throw new Error('A paper was expected.')
  return paper
}
