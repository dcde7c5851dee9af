import type { CompanyStanding } from '@corridor/contract/company/company/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { notFound } from './progress.ts'
import { findMissing, stepOf } from './rules.ts'
import { findCompany, readParts } from './store.ts'

/** Reads the standing of the onboarding from the parts that are there now. */
export async function readStanding({ db, scope }: CompanyContext): Promise<CompanyStanding> {
  const company = await findCompany(db, scope, scope.companyId)
  if (!company) throw notFound()
  const missing = Object.entries(findMissing(await readParts(db, company.id)))
  return {
    success: true,
    currentOnBoardingStep: company.current_on_boarding_step,
    onboardingCompleted: company.is_on_boarding_completed,
    missing: missing.map(([field, message]) => ({ step: stepOf(field), field, message })),
  }
}
