import { rateOfRow } from '@corridor/contract/field/rate-row'
import type { PlacementRow as Incoming } from '@corridor/contract/job/placement/placement-row'
import type postgres from 'postgres'
import { putAllIntoBin } from '../../../db/record/bin.ts'
import { addEach, judgeEach, standsAs, takeFound } from '../../../db/record/transfer-rows.ts'
import type { TransferRules } from '../../../db/record/transfer-rules.ts'
import { judgeUntouched } from '../../../db/record/untouched.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nameJobs } from '../job/tables.ts'
import { nameCandidates, submissions } from '../submission/tables.ts'
import { insertPlacement } from './add.ts'
import { nameOfPlacement } from './delete.ts'
import { refuseOverlap } from './judge.ts'
import { findStanding, findSubmission } from './store.ts'
import { placements, toFacts } from './tables.ts'
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
    return judgeEach(inputs, standing, (input) => judgeRow(sql, company, input))
  },
  async identify(sql, context, inputs) {
    const standing = await findStanding(sql, toCompanyContext(context).scope, inputs)
    return inputs.map(({ candidateId, jobId, startDate }, at) => ({
      key: [candidateId, jobId, startDate].join('\n'),
      stands: standsAs('Placement', standing.get(at)),
    }))
  },
  addMany: (context, tx, inputs) =>
    addEach(context, tx, { action: 'placement.add', inputs }, (inner, input) =>
      addRow(inner, toCompanyContext(context), input),
    ),
  async removeUntouched(context, tx, ids) {
    const { scope, caller } = toCompanyContext(context)
    const standing = await takeFound(placements, tx, scope, ids)
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
