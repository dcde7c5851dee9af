import { type CoachingStep, notInFuture } from '@corridor/contract/student/enrolment/bodies'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { invalid } from '../../company/company/entries.ts'
import { dayOfCompany } from './own-day.ts'
import { saveStep, type Which } from './save-step.ts'

/** Step 10. */
export const saveCoaching = (context: CompanyContext, { studentId, version, tests }: CoachingStep & Which) =>
  saveStep(context, 'coaching', { studentId, version }, async (tx) => {
    const today = await dayOfCompany(tx, context.scope.companyId)
    const faults = tests.flatMap(({ pastDate }, at) =>
      pastDate && pastDate > today ? [[`tests.${at}.pastDate`, notInFuture.message]] : [],
    )
    if (faults.length > 0) throw invalid(Object.fromEntries(faults), '')
    const entries = tests.map((test) => ({
      test: test.test,
      target_score: test.targetScore,
      past_score: test.pastScore,
      past_date: test.pastDate,
      mode: test.mode,
      batch: test.batch,
      start_date: test.startDate,
      notes: test.notes,
    }))
    return { rows: { student_test: entries } }
  })
