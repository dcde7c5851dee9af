import { codeChars, toCode } from '@corridor/contract/trust/proof/kinds'
import type { PaperCheck } from '@corridor/contract/trust/proof/shapes'
import type { Visit } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findPaperByCode, type PaperRow, toCheck } from '../proof/tables.ts'

/** Shows the paper under a code. Throws `certificate.unknown`: a code that was never handed out takes the same look. */
export async function checkPaper({ db }: Pick<Visit, 'db'>, { code }: { code: string }) {
  return { success: true as const, data: toCheck(await loadByCode(db, code)) }
}

/** Compares a file with the paper that was handed out, by its hash. */
export async function compareFile(
  sql: Sql,
  code: string,
  hash: string,
): Promise<{ check: PaperCheck; isUnchanged: boolean }> {
  const paper = await loadByCode(sql, code)
  return { check: toCheck(paper), isUnchanged: paper.file_hash === hash }
}

async function loadByCode(sql: Sql, typed: string): Promise<PaperRow> {
  // Looks up a text that cannot be a code all the same, so that no answer comes sooner.
  const paper = await findPaperByCode(sql, toCode(typed).slice(0, 2 * codeChars))
  if (!paper) throw fail('certificate.unknown')
  return paper
}
