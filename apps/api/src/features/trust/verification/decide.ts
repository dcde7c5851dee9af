import {
  type CompanySection,
  companySectionNames,
  companySections,
  verifyFields,
} from '@corridor/contract/field/company-sections'
import type { SectionReturn, VerificationSave } from '@corridor/contract/trust/verification/shapes'
import type postgres from 'postgres'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { sectionReturned } from '../../../letters/section-returned.ts'
import { fail } from '../../../platform/fail.ts'
import { notifyOwners } from '../../told/notification/notify.ts'
import { nameFacts, readFacts } from './facts.ts'
import { dropSection, findReviews, keepDecision, keepHistory, keepNote, lockCompany, type ReviewRow } from './store.ts'
import { noCompany, readVerification } from './view.ts'

const dashboardPath = '/company/dashboard'

/** The plain switch (spec 1 §4): verifies a section, or takes that back, with a note that only administrators see. */
export async function saveVerification(context: Context, { companyId, seen, ...given }: VerificationSave) {
  const section = companySections.find((one) => given[verifyFields(one).isVerified] !== undefined) as CompanySection
  const names = verifyFields(section)
  const isWanted = given[names.isVerified] === true
  return write(context, 'verification.save', async (tx) => {
    const { stands, facts, company } = await openSection(tx, context, { companyId, section, seen })
    const wasVerified = stands?.state === 'verified'
    const note = given[names.note] === undefined ? (stands?.note ?? null) : given[names.note] || null
    const answer = async () => toAnswer(tx, companyId, section)
    if (wasVerified === isWanted && (stands?.note ?? null) === note)
      return unchanged({ ...(await answer()), message: 'Nothing was changed' })
    const by = context.caller.userId
    const decision = { companyId, section, reason: null, note, by }
    const before = stands?.state ?? 'not-submitted'
    const after = isWanted ? 'verified' : facts.length > 0 ? 'submitted' : 'not-submitted'
    if (wasVerified === isWanted) {
      if (!stands) throw fail('verification.notWaiting')
      await keepNote(tx, companyId, section, note)
    } else {
      await keepHistory(tx, { ...decision, decision: isWanted ? 'verified' : 'unverified', facts })
      // Drops a section that was never submitted: nothing of it waits.
      if (after === 'not-submitted') await dropSection(tx, companyId, section)
      else await keepDecision(tx, { ...decision, state: after })
      if (isWanted)
        await notifyOwners(tx, context.platform, companyId, {
          kind: 'section-verified',
          params: { company: company.name, section },
        })
    }
    return {
      record: { kind: 'company', id: companyId },
      // The company's Owner reads the trail, and never the note.
      ...(wasVerified !== isWanted && { companyId }),
      before: { section, state: before },
      after: { section, state: wasVerified === isWanted ? before : after },
      answer: await answer(),
    }
  })
}

/** Gives a section back to the company: its owners read the reason beside it and by mail. */
export async function returnSection(context: Context, { companyId, section, reason, note, seen }: SectionReturn) {
  return write(context, 'verification.return', async (tx) => {
    const { stands, facts, company } = await openSection(tx, context, { companyId, section, seen })
    if (facts.length === 0) throw fail('verification.notWaiting')
    const decision = { companyId, section, reason, note: note ?? stands?.note ?? null, by: context.caller.userId }
    await keepHistory(tx, { ...decision, decision: 'returned', facts })
    await keepDecision(tx, { ...decision, state: 'returned' })
    await notifyOwners(tx, context.platform, companyId, {
      kind: 'section-returned',
      params: { company: company.name, section, reason },
      letter: sectionReturned({ company: company.name, section, reason, path: dashboardPath }),
    })
    return {
      record: { kind: 'company', id: companyId },
      companyId,
      before: { section, state: stands?.state ?? 'not-submitted', reason: stands?.reason ?? null },
      after: { section, state: 'returned', reason },
      answer: await toAnswer(tx, companyId, section),
    }
  })
}

interface Opened {
  stands: ReviewRow | undefined
  facts: Awaited<ReturnType<typeof readFacts>>[CompanySection]
  company: { name: string }
}

/** A section that this caller may decide now: nobody else is at it, and it says what the caller saw. */
async function openSection(
  tx: postgres.TransactionSql,
  { caller }: Context,
  { companyId, section, seen }: { companyId: string; section: CompanySection; seen: string | undefined },
): Promise<Opened> {
  const company = await lockCompany(tx, companyId)
  if (!company) throw noCompany()
  const stands = (await findReviews(tx, companyId)).find((row) => row.section === section)
  if (stands?.claimed_by && stands.claimed_by !== caller.userId) {
    const name = [stands.claimed_by_first, stands.claimed_by_last].filter(Boolean).join(' ')
    throw fail('verification.claimed', { name })
  }
  const facts = (await readFacts(tx, companyId))[section]
  if (seen !== undefined && seen !== nameFacts(facts)) throw fail('verification.moved')
  return { stands, facts, company }
}

const toAnswer = async (tx: postgres.TransactionSql, companyId: string, section: CompanySection) => ({
  success: true as const,
  message: `${companySectionNames[section]} verification updated successfully`,
  data: await readVerification(tx, companyId),
})
