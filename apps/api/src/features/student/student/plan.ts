import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { notInFuture } from '@corridor/contract/student/enrolment/bodies'
import { intakeYearsMax } from '@corridor/contract/student/student/kinds'
import { intakeTooFar, type StudentPlan, unknownCountry } from '@corridor/contract/student/student/plan'
import { differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { unchanged, write } from '../../../db/write.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { assertKnown } from '../enrolment/assert-known.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { listKnownCountries } from '../enrolment/tables.ts'
import { toFacts } from './facts.ts'
import { replaceEntries, students } from './tables.ts'
import { toWire } from './to-wire.ts'
import { differsFrom, type StudentFile, type StudentValues } from './values.ts'

export interface Planning extends StudentPlan {
  studentId: string
  version?: number | undefined
}

/** Saves the parts of a plan that are given; the others stay. Throws `record.notFound`, `record.changed`, `request.invalid`. */
export const savePlan = (context: CompanyContext, { studentId, version, ...plan }: Planning) =>
  write(context, 'student.update', async (tx) => {
    const { scope } = context
    const stands = await students.take(tx, scope, studentId, version)
    await judgePlan(tx, scope, plan)
    const change = differences<Partial<StudentValues>>(stands, {
      ...given({ level: plan.level, study_field: plan.field, intake: plan.intake, occupied_until: plan.occupiedUntil }),
      ...(await fundsOf(tx, scope, plan, stands)),
    })
    const targets = plan.targetCountries?.map((country_id) => ({ country_id }))
    const isAimedAnew = targets !== undefined && differsFrom(stands, 'student_target', targets)
    if (!change && !isAimedAnew) return unchanged(saved(stands))
    if (targets && isAimedAnew) await replaceEntries(tx, scope, studentId, 'student_target', targets)
    // Countries alone are a change of the student too: its version says so.
    await students.update(tx, studentId, { study_field: stands.study_field, ...change })
    const after = written(await students.find(tx, scope, studentId))
    const record = { kind: 'student', id: studentId }
    return { record, before: toFacts(stands), after: toFacts(after), answer: saved(after) }
  })

const saved = (row: StudentFile) => ({
  success: true as const,
  message: 'Student plan saved successfully',
  data: toWire(row),
})

/** Refuses an intake that is too far away, a month of the past that has not begun, and countries that nobody knows. Throws `request.invalid`. */
export async function judgePlan(
  tx: Sql,
  { companyId }: CompanyScope,
  { intake, occupiedUntil, targetCountries = [] }: StudentPlan,
) {
  const today = await dayOfCompany(tx, companyId)
  const faults = {
    ...(intake && intake > lastIntake(today) && { intake: intakeTooFar.message }),
    ...(occupiedUntil && occupiedUntil > today.slice(0, 7) && { occupiedUntil: notInFuture.message }),
  }
  if (Object.keys(faults).length > 0) throw invalid(faults, '')
  await assertKnown(
    unknownCountry,
    targetCountries,
    (at) => `targetCountries.${at}`,
    (ids) => listKnownCountries(tx, ids),
  )
}

const lastIntake = (today: string) => `${Number(today.slice(0, 4)) + intakeYearsMax}${today.slice(4, 7)}`

type Funds = Pick<StudentValues, 'funds_amount' | 'funds_currency'>

/** Columns of the funds that are given, else of those that stand. */
export async function fundsOf(
  tx: Sql,
  { companyId }: CompanyScope,
  { fundsAmount, fundsCurrency }: StudentPlan,
  stands: Funds,
): Promise<Funds> {
  const amount = fundsAmount === undefined ? stands.funds_amount : fundsAmount
  if (amount === null) return { funds_amount: null, funds_currency: null }
  const known = fundsCurrency ?? stands.funds_currency
  const currency = known ?? (await settingsOf(tx, companyId))?.currency ?? usualCurrency
  return { funds_amount: amount, funds_currency: currency }
}
