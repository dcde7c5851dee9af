import type { ApplicationRow as Incoming } from '@corridor/contract/agency/student-application/application-row'
import { isLive } from '@corridor/contract/agency/student-application/stages'
import { errorMessage } from '@corridor/contract/error-table'
import { usualCurrency } from '@corridor/contract/field/rate-terms'
import { toMinor } from '@corridor/contract/format/money'
import type { Currency } from '@corridor/contract/format/settings'
import type { ApplicationStage } from '@corridor/contract/student/student/kinds'
import type postgres from 'postgres'
import { given } from '../../../../db/record/record.ts'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { settingsOf } from '../../../../db/scope/settings.ts'
import type { RecordChange } from '../../../../db/write.ts'
import { hooksOf } from '../../../../platform/hooks.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { invalid } from '../../../company/company/entries.ts'
import { dayOfCompany } from '../../../student/enrolment/own-day.ts'
import { chooseContract } from '../choose-contract.ts'
import { judgePlace, judgeTerms, sumColumns } from '../judge.ts'
import { refuseDouble, refuseLive } from '../save.ts'
import { findCitizenship, holdStudent } from '../store.ts'
import { applications, toFacts } from '../tables.ts'
import { assertMayHand, handOver } from './counsellor.ts'
import type { Place } from './find-places.ts'
import { insertPast, restedFrom, stageRank } from './past.ts'

/** A row with the records that it names. */
export interface FoundRow {
  input: Incoming
  student: string
  place: Place
}

/** Judges the days and the words of a row that stand against each other. Throws `request.invalid`, `studentApplication.live`. */
export async function judgeRow(tx: Sql, context: CompanyContext, { input, student, place }: FoundRow): Promise<void> {
  const { scope } = context
  const today = await dayOfCompany(tx, scope.companyId)
  const { stage, stageDate, submittedDate, authority, authorityDate } = input
  for (const [field, on] of Object.entries({ stageDate, submittedDate, authorityDate }))
    if (on !== null && on > today) throw invalid({ [field]: errorMessage('studentApplication.future') }, '')
  if (submittedDate && !isSubmitted(stage) && isLive(stage))
    throw invalid({ submittedDate: errorMessage('studentApplication.notSubmitted') }, '')
  if (submittedDate && stageDate && submittedDate > stageDate)
    throw invalid({ submittedDate: errorMessage('studentApplication.lateSubmission') }, '')
  if (authority === 'none' && (authorityDate || input.authorityNumber))
    throw invalid({ authority: errorMessage('studentApplication.noAuthority') }, '')
  await judgeTerms(tx, scope, place.institution, { subAgent: input.subAgent })
  if (isLive(stage)) await refuseLive(tx, scope, toIds(student, place))
  if (input.counsellor) await assertMayHand(tx, scope, student, input.counsellor)
}

const toIds = (student_id: string, { programme, intake }: Place) => ({
  ...{ student_id, programme_id: programme, intake_id: intake },
})

const isSubmitted = (stage: ApplicationStage) => isLive(stage) && stageRank(stage) >= stageRank('submitted')

/**
 * Adds an application as a row tells it, with the moves that it tells of on their days. Nothing of the past is told to anybody: no notice,
 * and no review is asked of what left the house long ago.
 */
export async function addRow(tx: postgres.TransactionSql, context: CompanyContext, row: FoundRow) {
  const { scope, platform } = context
  const { input, student, place } = row
  await holdStudent(tx, student)
  await judgeRow(tx, context, row)
  const { country_id } = await judgePlace(tx, scope, place)
  const today = await dayOfCompany(tx, scope.companyId)
  const { stage, submittedDate, authority } = input
  const stage_on = input.stageDate ?? today
  const authority_on = authority === 'none' ? null : (input.authorityDate ?? today)
  const rested_from = restedFrom(stage, submittedDate !== null)
  const submittedOn = submittedDate ?? (isSubmitted(stage) ? stage_on : null)
  const usual = (await settingsOf(tx, scope.companyId))?.currency ?? usualCurrency
  const sum = (units: number | null, currency: Currency) =>
    units === null ? null : { amount: toMinor(units, currency), currency }
  const at = { ...toIds(student, place), institution_id: place.institution }
  const needsVisa = stage === 'visa-filed' || authority !== 'none'
  const id = await applications
    .insert(tx, scope, {
      ...at,
      contract_id: submittedOn && (await chooseContract(tx, { ...at, contract_id: null }, submittedOn)),
      sub_agent_id: input.subAgent,
      ...{ stage, stage_on, rested_from, authority, authority_on },
      has_visa: needsVisa || (await findCitizenship(tx, student)) !== country_id,
      ...{ authority_number: input.authorityNumber, student_number: input.studentNumber },
      ...sumColumns('scholarship', sum(input.scholarship, input.scholarshipCurrency ?? usual)),
      ...sumColumns('deposit', sum(input.deposit, input.depositCurrency ?? usual)),
      ...given({ deposit_due_on: input.depositDueDate, refusal_explained: input.refusalExplained, note: input.note }),
    })
    .catch((error) => refuseDouble(error, ''))
  const past = { stage, stage_on, rested_from, intake_id: place.intake, first_intake_id: null }
  await insertPast(tx, scope, id, { ...past, authority, authority_on, authority_number: '' }, submittedDate)
  const records: RecordChange[] = await handOver(tx, context, { id, student, counsellor: input.counsellor })
  const after = await applications.load(tx, scope, id)
  for (const follow of hooksOf(platform, 'afterApplication'))
    await follow(context, tx, { id, stage: after.stage, contractId: after.contract_id })
  records.unshift({ record: { kind: 'student-application', id }, before: null, after: toFacts(after) })
  return { id, records }
}
