import { rateOfRow } from '@corridor/contract/field/rate-row'
import { dateIn } from '@corridor/contract/format/day'
import { isLive } from '@corridor/contract/job/submission/kinds'
import type { HopInput } from '@corridor/contract/job/submission/shapes'
import type { SubmissionRow as Incoming } from '@corridor/contract/job/submission/submission-row'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import { addEach, judgeEach, standsAs, takeFound } from '../../../db/record/transfer-rows.ts'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { leaveTrail } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { isClient, nameThrough } from '../client/tables.ts'
import { nameJobs } from '../job/tables.ts'
import { demandProof } from '../representation/demand.ts'
import { nameOfSubmission } from './delete.ts'
import { refuseAgain } from './double/guard.ts'
import { insertSubmission } from './insert.ts'
import { chainOf } from './judge.ts'
import { countUsesOf, findPerson, findStanding, findWork, noteSubmittedOn, type Work } from './store.ts'
import { nameCandidates, submissions, toFacts } from './tables.ts'

/** Submissions by the hundred: the guard judges each row, and its reason is the row's fault. */
export const submissionTransfer: TransferRules<Incoming> = {
  references: {
    candidateId: (sql, context, names) => nameCandidates(sql, context.scope, names),
    jobId: (sql, context, names) => nameJobs(sql, context.scope, names),
    through: (sql, context, names) => nameThrough(sql, toCompanyContext(context).scope, names),
    prime: (sql, context, names) => nameThrough(sql, toCompanyContext(context).scope, names),
  },
  // A moment, as an export writes it if the company chose no clock, means its day.
  toBody: (values) =>
    typeof values.submittedOn === 'string'
      ? { ...values, submittedOn: values.submittedOn.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, '$1') }
      : values,
  // Its cells say who and what.
  nameOf: () => '',
  async judge(sql, context, inputs) {
    const company = toCompanyContext(context)
    const standing = await findStanding(sql, company.scope, inputs)
    return judgeEach(inputs, standing, (input) => judgeRow(sql, company, input, false))
  },
  async identify(sql, context, inputs) {
    const standing = await findStanding(sql, toCompanyContext(context).scope, inputs)
    return inputs.map((input, at) => ({ key: keyOf(input), stands: standsAs('Submission', standing.get(at)) }))
  },
  addMany: (context, tx, inputs) =>
    addEach(context, tx, { action: 'submission.add', inputs }, (inner, input) =>
      addRow(inner, toCompanyContext(context), input),
    ),
  async removeUntouched(context, tx, ids) {
    const { scope } = toCompanyContext(context)
    const standing = await takeFound(submissions, tx, scope, ids)
    const { outcomes, untouched } = judgeUntouched(ids, standing, await countUsesOf(tx, ids))
    const records = untouched.map((row) => ({ id: row.id, name: nameOfSubmission(row) }))
    await putAllIntoBin(tx, context, { kind: 'submission', table: 'submission', records })
    const gone = untouched.map((row) => ({
      record: { kind: 'submission', id: row.id },
      before: toFacts(row),
      after: null,
    }))
    await leaveTrail(context, tx, 'submission.delete', gone)
    return outcomes
  },
}

const keyOf = ({ candidateId, jobId, state, submittedOn }: Incoming) =>
  [candidateId, jobId, submittedOn ?? state].join('\n')

async function judgeRow(tx: Sql, context: CompanyContext, input: Incoming, lock: boolean) {
  const { scope } = context
  const person = await findPerson(tx, scope, input.candidateId, lock)
  if (!person) throw fail('record.notFound', { entity: 'Candidate' })
  const work = await findWork(tx, scope, input.jobId, lock)
  if (!work) throw fail('record.notFound', { entity: 'Job' })
  // Lets submissions that are over, or have led to work, name closed jobs too.
  const isOver = !isLive(input.state) || input.state === 'confirmed' || input.state === 'started'
  if (!isOver && !work.is_open) throw fail('submission.jobClosed')
  const zone = (await settingsOf(tx, scope.companyId))?.timezone ?? 'UTC'
  if (input.submittedOn !== null && input.submittedOn > dateIn(zone, now()))
    throw fail('request.invalid', {}, { fields: { submittedOn: 'This day has not come yet' } })
  if (isLive(input.state)) {
    await refuseAgain(tx, context, { person, work, reason: input.againReason })
    await demandProof(tx, context, { person, jobId: work.id })
  }
  return { person, work, hops: await hopsOf(tx, context, input, work) }
}

const unknown = { rateAmount: null, rateCurrency: null, ratePer: null, taxTerm: null, netDays: null }

/** The job's chain, with those that the row names in the place of its own, and the rate at the nearest party. */
async function hopsOf(tx: Sql, { scope }: CompanyContext, input: Incoming, work: Work): Promise<HopInput[]> {
  const { through, prime } = input
  const isDirect = through !== null && (await isClient(tx, scope, through))
  const own = chainOf(work)
  const named = (party: 'vendor' | 'prime', vendor: string | null): HopInput[] =>
    vendor ? [{ party, vendor, client: null, ...unknown }] : own.filter((hop) => hop.party === party)
  const client: HopInput[] = isDirect
    ? [{ party: 'client', vendor: null, client: through, ...unknown }]
    : own.filter(({ party }) => party === 'client')
  const [nearest, ...others] = isDirect ? client : [...named('vendor', through), ...named('prime', prime), ...client]
  const bill = rateOfRow(input, 'bill')
  if (nearest) return [{ ...nearest, ...bill }, ...others]
  if (bill) throw fail('request.invalid', {}, { fields: { through: 'Please choose a vendor' } })
  return []
}

async function addRow(tx: postgres.TransactionSql, context: CompanyContext, input: Incoming) {
  const { scope } = context
  const { person, work, hops } = await judgeRow(tx, context, input, true)
  const { state, stateReason: state_reason, note, againReason: again_reason, submittedOn } = input
  const id = await insertSubmission(tx, scope, {
    person,
    work,
    input: { hops, pay: rateOfRow(input, 'pay') },
    values: { state, state_reason, note, again_reason, clash_with: null },
  })
  if (submittedOn !== null) await noteSubmittedOn(tx, id, submittedOn)
  const after = toFacts(await submissions.load(tx, scope, id))
  return { id, records: [{ record: { kind: 'submission', id }, before: null, after }] }
}
