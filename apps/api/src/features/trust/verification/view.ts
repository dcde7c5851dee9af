import { type CompanySection, companySections, verifyFields } from '@corridor/contract/field/company-sections'
import type { SectionReview, VerifyFields } from '@corridor/contract/trust/verification/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nameFacts, readFacts } from './facts.ts'
import { findReviews, isCompany, type ReviewRow } from './store.ts'

export const noCompany = () => fail('record.notFound', { entity: 'Company' })

/** Shows the verification of a company: the specification's fields, and each section with its facts. */
export async function viewVerification({ db }: Pick<Context, 'db'>, { companyId }: { companyId: string }) {
  if (!(await isCompany(db, companyId))) throw noCompany()
  return { success: true as const, message: '', data: await readVerification(db, companyId) }
}

export async function readVerification(sql: Sql, companyId: string) {
  const [rows, facts] = [await findReviews(sql, companyId), await readFacts(sql, companyId)]
  const sections = companySections.map((section) => {
    const row = rows.find((one) => one.section === section)
    return { row, review: toReview(section, row, facts[section]) }
  })
  const fields = Object.assign({}, ...sections.map(({ row, review }) => toFields(review, row))) as VerifyFields
  return { ...fields, sections: sections.map(({ review }) => review) }
}

const person = (id: string | null, first: string | null, last: string | null) =>
  id ? [{ _id: id, name: [first, last].filter(Boolean).join(' ') }] : []

function toReview(section: CompanySection, row: ReviewRow | undefined, now: SectionReview['now']): SectionReview {
  const seen = nameFacts(now)
  const before = row?.verified_facts ?? null
  const hasChanged = row?.state !== 'verified' && before !== null && nameFacts(before) !== seen
  return {
    _id: row?.id ?? null,
    section,
    state: row?.state ?? 'not-submitted',
    reason: row?.reason ?? null,
    note: row?.note ?? null,
    submittedDate: row?.submitted_at.toISOString() ?? null,
    decidedDate: row?.decided_at?.toISOString() ?? null,
    decidedByInfo: row ? person(row.decided_by, row.decided_by_first, row.decided_by_last) : [],
    claimedByInfo: row ? person(row.claimed_by, row.claimed_by_first, row.claimed_by_last) : [],
    now,
    before: hasChanged ? before : null,
    verifiedDate: row?.verified_at?.toISOString() ?? null,
    verifiedByInfo: row ? person(row.verified_by, row.verified_by_first, row.verified_by_last) : [],
    seen,
  }
}

function toFields({ section, state, note, decidedDate }: SectionReview, row: ReviewRow | undefined): object {
  const names = verifyFields(section)
  const isVerified = state === 'verified'
  const by = isVerified && row?.decided_by
  return {
    [names.isVerified]: isVerified,
    [names.note]: note,
    [names.time]: isVerified ? decidedDate : null,
    [names.by]: by ? { _id: by, firstName: row.decided_by_first ?? '', lastName: row.decided_by_last ?? '' } : null,
  }
}
