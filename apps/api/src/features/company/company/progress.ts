import { onboardingSteps } from '@corridor/contract/company/onboarding/choices'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { findMissing, isStepComplete } from './rules.ts'
import { findCompany, raiseStep, readParts } from './store.ts'
import type { CompanyRow } from './tables.ts'

export interface Progress {
  step: number
  company: CompanyRow
  /** Parts that were missing before; an open onboarding may lose those that it has, a completed one not. */
  missing: Record<string, string>
}

/**
 * Begins to save a step: nobody else changes the company's onboarding until `tx` ends. Throws `onboarding.stepFirst` if the step may not be
 * opened yet (spec 3 §4.1).
 */
export async function openStep(
  tx: postgres.TransactionSql,
  { scope }: CompanyContext,
  step: number,
): Promise<Progress> {
  const company = await findCompany(tx, scope, scope.companyId, true)
  if (!company) throw notFound()
  assertOpen(company, step)
  return { step, company, missing: findMissing(await readParts(tx, company.id)) }
}

/** The same question before anything is begun. */
export async function assertStepOpen({ db, scope }: CompanyContext, step: number): Promise<void> {
  const company = await findCompany(db, scope, scope.companyId)
  if (!company) throw notFound()
  assertOpen(company, step)
}

function assertOpen(company: CompanyRow, step: number): void {
  if (company.current_on_boarding_step < step) throw fail('onboarding.stepFirst', { step: step - 1 })
}

/** Ends it: a step that is complete opens the next one. Throws `onboarding.partNeeded` if a completed onboarding would lose a part. */
export async function closeStep(
  context: CompanyContext,
  tx: postgres.TransactionSql,
  { step, company, missing: before }: Progress,
): Promise<void> {
  const missing = findMissing(await readParts(tx, company.id))
  if (company.is_on_boarding_completed) {
    const lost = Object.entries(missing).filter(([field]) => !(field in before))
    if (lost.length > 0) throw fail('onboarding.partNeeded', {}, { fields: Object.fromEntries(lost) })
  }
  const next = Math.min(step + 1, onboardingSteps)
  if (company.current_on_boarding_step >= next || !isStepComplete(step, missing)) return
  await raiseStep(tx, company.id, next)
  await leaveTrail(context, tx, 'company.open-step', [
    {
      record: { kind: 'company', id: company.id },
      before: { current_on_boarding_step: company.current_on_boarding_step },
      after: { current_on_boarding_step: next },
    },
  ])
}

export const notFound = () => fail('record.notFound', { entity: 'Company' })
