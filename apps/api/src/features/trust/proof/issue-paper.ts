import { codeChars } from '@corridor/contract/trust/proof/kinds'
import { newReadableCode } from '../../../platform/crypto.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { insertPaper, type NewPaper, replacePapers } from './store.ts'
import { findPaper, type PaperRow } from './tables.ts'

/** Hands out a paper in place of the one of its kind that stood. It holds for so many years, for good without. */
export async function issuePaper(
  tx: Sql,
  given: Omit<NewPaper, 'id' | 'code'>,
  years: number | null,
): Promise<PaperRow> {
  const id = newId()
  await replacePapers(tx, given.kind, given.company_id)
  await insertPaper(tx, { ...given, id, code: newReadableCode(codeChars) }, years)
  const paper = await findPaper(tx, id)
  if (!paper) throw new Error('A paper was expected.')
  return paper
}
