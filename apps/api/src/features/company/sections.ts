import type { CompanySectionState } from '@corridor/contract/company'
import { companySections } from '@corridor/contract/company-sections'
import type { CompanyContext } from '../../db/context.ts'
import { submittedSections } from './rules.ts'
import { findDecisions, readParts } from './store.ts'

/** The nine sections in their order. What was decided says nothing where the data is gone. */
export async function readSections({ db, scope }: CompanyContext) {
  const [parts, decisions] = await Promise.all([readParts(db, scope.companyId), findDecisions(db, scope.companyId)])
  const submitted = submittedSections(parts)
  const data = companySections.map((section): CompanySectionState => {
    const undecided = { section, reason: null, decidedDate: null }
    if (!submitted.has(section)) return { ...undecided, state: 'not-submitted' }
    const decision = decisions.find((row) => row.section === section)
    if (!decision) return { ...undecided, state: 'submitted' }
    const { state, reason, decided_at: decidedAt } = decision
    return { section, state, reason, decidedDate: decidedAt.toISOString() }
  })
  return { success: true as const, data }
}
