import { asksReason, type ChosenState, type Confirmation, isLive } from '@corridor/contract/job/submission/kinds'
import type { Hop, SubmissionUpdate } from '@corridor/contract/job/submission/shapes'
import { differences } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved, unchanged, write } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { invalid } from '../../company/company/entries.ts'
import { refuseReturn } from './double/guard.ts'
import { nameHops, toPayValues } from './judge.ts'
import { replaceHops } from './store.ts'
import { type SubmissionRow, type SubmissionValues, submissions, toFacts, toWire } from './tables.ts'

const message = 'Submission Updated Successfully'

/** Changes what was agreed, or moves a submission. Tells somebody who saw an older one how it stands now. */
export const updateSubmission = (context: CompanyContext, { id, version, ...patch }: SubmissionUpdate) =>
  save(context, 'submission.update', { id, version, patch, message })

export const withdrawSubmission = (
  context: CompanyContext,
  { id, version, reason }: { id: string; version?: number | undefined; reason: string },
) =>
  save(context, 'submission.withdraw', {
    id,
    version,
    patch: { state: 'withdrawn', stateReason: reason },
    message: 'Submission Withdrawn Successfully',
  })

/** Notes that the rates as they stand were agreed to. They are no more once one of them changes. */
export const confirmRate = (
  context: CompanyContext,
  { id, version, how, note }: { id: string; version?: number | undefined; how: Confirmation; note: string },
) =>
  write(context, 'submission.confirm-rate', async (tx) => {
    const stands = await submissions.take(tx, context.scope, id, version)
    if (stands.pay_amount === null && stands.hops.every(({ rateAmount }) => rateAmount === null))
      throw fail('submission.noRate')
    const confirmed = {
      confirmed_at: now(),
      confirmed_by: context.caller.userId,
      confirmed_how: how,
      confirmed_note: note,
    }
    await submissions.update(tx, id, confirmed)
    return changed(tx, context, stands, 'Rate Confirmed Successfully')
  })

interface Saving {
  id: string
  version: number | undefined
  patch: Omit<SubmissionUpdate, 'id' | 'version'>
  message: string
}

const save = (context: CompanyContext, action: string, { id, version, patch, message }: Saving) =>
  write(context, action, async (tx) => {
    const { scope } = context
    const stands = await submissions.take(tx, scope, id, version)
    const hops = patch.hops && (await nameHops(tx, scope, patch.hops, stands))
    const isNewChain =
      hops !== undefined && JSON.stringify(hops.map(inOrder)) !== JSON.stringify(stands.hops.map(inOrder))
    const pay = patch.pay && (await toPayValues(tx, scope, patch.pay))
    const moved = await move(tx, context, stands, patch)
    const change = differences(toColumns(stands), { ...moved, ...pay, note: patch.note })
    if (!change && !isNewChain) return unchanged({ success: true as const, message, data: toWire(stands) })
    const isNewRate = isNewChain || (change !== null && 'pay_amount' in change)
    if (hops && isNewChain) await replaceHops(tx, scope.companyId, id, hops)
    await submissions.update(tx, id, { ...change, ...(isNewRate && unconfirmed) })
    return changed(tx, context, stands, message)
  })

const unconfirmed = { confirmed_at: null, confirmed_by: null, confirmed_how: null, confirmed_note: '' }

const inOrder = ({ party, vendor, client, rateAmount, rateCurrency, ratePer, taxTerm, netDays }: Hop) => [
  party,
  vendor,
  client,
  rateAmount,
  rateCurrency,
  ratePer,
  taxTerm,
  netDays,
]

/** Amounts come from the database as texts. */
const toColumns = (row: SubmissionRow): SubmissionValues => ({
  ...row,
  pay_amount: row.pay_amount === null ? null : Number(row.pay_amount),
})

type Moving = { state?: ChosenState | undefined; stateReason?: string | undefined }

async function move(tx: Sql, context: CompanyContext, stands: SubmissionRow, { state: chosen, stateReason }: Moving) {
  const state = chosen ?? stands.state
  const isMoved = state !== stands.state
  const reason = stateReason ?? (isMoved ? '' : stands.state_reason)
  if (asksReason(state) && reason === '') throw invalid({ stateReason: 'Please say why' }, '')
  if (isMoved && isLive(state) && !isLive(stands.state)) await refuseReturn(tx, context, stands)
  return { state, state_reason: reason, ...(isMoved && { state_at: now() }) }
}

async function changed(tx: Sql, { scope }: CompanyContext, stands: SubmissionRow, message: string) {
  const after = await submissions.load(tx, scope, stands.id)
  return saved({ kind: 'submission', toFacts, toWire }, stands, after, message)
}
