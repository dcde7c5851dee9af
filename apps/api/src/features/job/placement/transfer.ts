import { rateOfRow } from '@corridor/contract/field/rate-row'
import type { PlacementRow as Incoming } from '@corridor/contract/job/placement/placement-row'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../db/bin.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/context.ts'
import { type Outcome, type TransferRules, toRowFault } from '../../../db/transfer-rules.ts'
import { judgeUntouched } from '../../../db/untouched.ts'
import { leaveTrail, type RecordChange } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nameJobs } from '../job/tables.ts'
import { nameCandidates, submissions } from '../submission/tables.ts'
import { insertPlacement } from './add.ts'
import { nameOfPlacement } from './delete.ts'
import { refuseOverlap } from './judge.ts'
import { findStanding, findSubmission } from './store.ts'
import { type PlacementRow, placements, toFacts } from './tables.ts'
import { turnOne } from './turn.ts'

/** Placements by the hundred, each of a submission that is there: its person and its job name it. */
export const placementTransfer: TransferRules<Incoming> = {
  references: {
    candidateId: (sql, context, names) => nameCandidates(sql, context.scope, names),
    jobId: (sql, context, names) => nameJobs(sql, context.scope, names),
  },
  // Its cells say who and what.
  nameOf: () => '',
  async judge(sql, context, inputs) {
    const company = toCompanyContext(context)
    const standing = await findStanding(sql, company.scope, inputs)
    const faults: (KeptFault | undefined)[] = []
    for (const [at, input] of inputs.entries())
      faults.push(standing.has(at) ? undefined : await judgeRow(sql, company, input).then(noFault, toRowFault))
    return faults
  },
  async identify(sql, context, inputs) {
    const standing = await findStanding(sql, toCompanyContext(context).scope, inputs)
    return inputs.map(({ candidateId, jobId, startDate }, at) => ({
      key: [candidateId, jobId, startDate].join('\n'),
      stands: toDouble(standing.get(at)),
    }))
  },
  async addMany(context, tx, inputs) {
    const company = toCompanyContext(context)
    const outcomes: Outcome[] = []
    const changes: RecordChange[] = []
    for (const input of inputs) {
      const outcome = await tx
        .savepoint((inner) => addRow(inner, company, input))
        .catch((error) => ({ fault: toRowFault(error) }))
      if ('records' in outcome) changes.push(...outcome.records)
      outcomes.push('records' in outcome ? { id: outcome.id } : outcome)
    }
    for (const [action, each] of Map.groupBy(changes, (change) => change.action ?? 'placement.add'))
      await leaveTrail(context, tx, action, each)
    return outcomes
  },
  async removeUntouched(context, tx, ids) {
    const { scope, caller } = toCompanyContext(context)
    const standing: PlacementRow[] = []
    for (const id of [...ids].sort()) {
      const row = await placements.find(tx, scope, id)
      if (row) standing.push(await placements.take(tx, scope, id))
    }
    const { outcomes, untouched } = judgeUntouched(ids, standing, new Map())
    const records = untouched.map((row) => ({ id: row.id, name: nameOfPlacement(row) }))
    await putAllIntoBin(tx, context, { kind: 'placement', table: 'placement', records })
    for (const { id } of untouched) await turnOne(context, tx, id, caller.userId)
    const gone = untouched.map((row) => ({
      record: { kind: 'placement', id: row.id },
      before: toFacts(row),
      after: null,
    }))
    await leaveTrail(context, tx, 'placement.delete', gone)
    return outcomes
  },
}

const noFault = () => undefined

const toDouble = (name: string | undefined) =>
  name !== undefined && ({ code: 'double.stands', params: { entity: 'Placement', name } } as const)

async function judgeRow(tx: Sql, context: CompanyContext, input: Incoming) {
  const id = await findSubmission(tx, context.scope, input)
  if (!id) throw fail('record.notFound', { entity: 'Submission' })
  const submission = await submissions.load(tx, context.scope, id)
  if (submission.state !== 'confirmed' && submission.state !== 'started') throw fail('placement.notConfirmed')
  await refuseOverlap(tx, context, submission, { from: input.startDate, to: input.endDate, overlap: input.overlap })
  return id
}

async function addRow(tx: postgres.TransactionSql, context: CompanyContext, input: Incoming) {
  const id = await judgeRow(tx, context, input)
  const submission = await submissions.take(tx, context.scope, id)
  const told = { ...input, bill: rateOfRow(input, 'bill'), pay: rateOfRow(input, 'pay') }
  const { after, records } = await insertPlacement(tx, context, submission, told, { end_reason: input.endReason })
  return { id: after.id, records }
}
