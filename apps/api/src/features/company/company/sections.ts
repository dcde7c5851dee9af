import type { CompanySectionState } from '@corridor/contract/company/company/shapes'
import { companySections } from '@corridor/contract/field/company-sections'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { findSections } from './store.ts'

/** The nine sections in their order, as the company may see them: a note of an administrator is not among it. */
export async function readSections({ db, scope }: CompanyContext) {
  const rows = await findSections(db, scope.companyId)
  const data = companySections.map((section): CompanySectionState => {
    const row = rows.find((one) => one.section === section)
    if (!row) return { section, state: 'not-submitted', reason: null, decidedDate: null }
    return { section, state: row.state, reason: row.reason, decidedDate: row.decided_at?.toISOString() ?? null }
  })
  return { success: true as const, data }
}
