import { isLive, type SubmissionState } from '@corridor/contract/job/submission/kinds'
import type { SubmissionAdd } from '@corridor/contract/job/submission/shapes'
import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { demandProof } from '../representation/demand.ts'
import { listStops, refuseAgain } from './double/guard.ts'
import { insertSubmission } from './insert.ts'
import { chainOf, firstState } from './judge.ts'
import { findPerson, findWork, type Person, type Work } from './store.ts'
import { type SubmissionValues, submissions, toFacts, toWire } from './tables.ts'

type Tx = postgres.TransactionSql
type Sent = Partial<Pick<SubmissionValues, 'resume_key' | 'mail_id'>>
type Told = Omit<SubmissionAdd, 'againReason'>

/** Submits a person to a job. Lets one of twenty who do so at once submit; the others are told who did, when and through whom. */
export const addSubmission = (context: CompanyContext, input: SubmissionAdd) =>
  write(context, 'submission.add', (tx) => submitOne(tx, context, input))

/** The same inside another verb. With `mail_id` it stands where its chain says once that mail has left. */
export async function submitOne(tx: Tx, context: CompanyContext, input: SubmissionAdd, sent: Sent = {}) {
  const known = await lockBoth(tx, context, input)
  if (input.state === undefined || isLive(input.state)) {
    await refuseAgain(tx, context, { ...known, reason: input.againReason })
    await demandProof(tx, context, { person: known.person, jobId: known.work.id })
  }
  return insert(tx, context, { ...known, input, again_reason: input.againReason, clash_with: null, sent })
}

/** Submits somebody although another submission stands in the way. The reason stays in the trail. */
export const overrideSubmission = (
  context: CompanyContext,
  { id, reason, ...input }: Told & { id: string; reason: string },
) =>
  write(context, 'submission.override', async (tx) => {
    const stands = await submissions.load(tx, context.scope, id)
    const known = await lockBoth(tx, context, input)
    const stops = await listStops(tx, context, known)
    if (!stops.some((stop) => stop.id === stands.id)) throw fail('submission.nothingToOverride')
    if (input.state === undefined || isLive(input.state))
      await demandProof(tx, context, { person: known.person, jobId: known.work.id })
    return insert(tx, context, { ...known, input, again_reason: reason, clash_with: stands.id })
  })

async function lockBoth(tx: Tx, { scope }: CompanyContext, { candidateId, jobId }: Told) {
  const person = await findPerson(tx, scope, candidateId)
  if (!person) throw fail('record.notFound', { entity: 'Candidate' })
  const work = await findWork(tx, scope, jobId)
  if (!work) throw fail('record.notFound', { entity: 'Job' })
  if (!work.is_open) throw fail('submission.jobClosed')
  return { person, work }
}

interface New {
  person: Person
  work: Work
  input: Told
  again_reason: string
  clash_with: string | null
  sent?: Sent
}

async function insert(tx: Tx, { scope }: CompanyContext, { person, work, input, sent, again_reason, clash_with }: New) {
  const state: SubmissionState = sent?.mail_id ? 'sending' : (input.state ?? firstState(input.hops ?? chainOf(work)))
  const values = { state, note: input.note, again_reason, clash_with, ...sent }
  const id = await insertSubmission(tx, scope, { person, work, input, values })
  const after = await submissions.load(tx, scope, id)
  return saved({ kind: 'submission', toFacts, toWire }, null, after, 'Submission Added Successfully')
}
