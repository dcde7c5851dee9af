import type { StageMoveInput } from '@corridor/contract/agency/student-application/shapes'
import {
  isLive,
  needsReason,
  nextOf,
  type StageMoveKind,
  stageMove,
} from '@corridor/contract/agency/student-application/stages'
import { errorMessage } from '@corridor/contract/error-table'
import { type ApplicationStage, applicationStageNames as names } from '@corridor/contract/student/student/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import { chooseContract } from './choose-contract.ts'
import { toOther } from './judge.ts'
import { judgeDay, refuseLive, saveApplication, takeApplication } from './save.ts'
import { insertMove, listOthers } from './store.ts'
import type { ApplicationRow } from './tables.ts'
import { toRecord } from './view.ts'

const message = 'Application Moved Successfully'

/**
 * Moves an application to another stage, and tells somebody who saw an older one where it stands now. Once it is enrolled the answer has
 * the student's others that go on. With `haveStood` it goes back to where it stood before an action on many, whatever the way. Throws
 * `record.notFound`, `record.changed`, `studentApplication.noMove`, `.stepBetween`, `.reasonNeeded`, `.beforeLast`, `.future`, `.live`.
 */
export const moveApplication = (
  context: CompanyContext,
  { id, version, stage, on, reason }: StageMoveInput,
  { haveStood = false } = {},
) =>
  write(context, 'student-application.move', async (tx) => {
    const { scope, platform } = context
    const stands = await takeApplication(tx, scope, id, version)
    if (stands.stage === stage)
      return unchanged({ success: true as const, message, data: await toRecord(tx, stands), others: [] })
    const kind = haveStood
      ? (stageMove(stands.stage, stage, stepsIn(stands)) ?? 'back')
      : judgeMove(stands, stage, reason)
    await judgeDay(tx, scope, id, 'stage', on)
    if (kind === 'reopen') await refuseLive(tx, scope, stands, id)
    if (stage === 'submitted' && !haveStood && isLive(stands.stage) && kind !== 'back')
      for (const judge of hooksOf(platform, 'beforeSubmitted'))
        await judge(context, tx, { id, studentId: stands.student_id })
    await insertMove(tx, scope, stands, { of: 'stage', from: stands.stage, to: stage, kind, on, reason })
    const rested_from = isLive(stage) || !isLive(stands.stage) ? null : stands.stage
    const contract = stage === 'submitted' ? { contract_id: await chooseContract(tx, stands, on) } : {}
    const change = { stage, stage_on: on, rested_from, ...contract }
    return saveApplication(tx, context, stands, change, message, async (after) => ({
      others: stage === 'enrolled' ? (await listOthers(tx, scope, after)).map(toOther) : [],
    }))
  })

const stepsIn = (row: ApplicationRow) => ({
  ...{ hasDeposit: row.has_deposit, hasVisa: row.has_visa, restedFrom: row.rested_from },
})

function judgeMove(stands: ApplicationRow, to: ApplicationStage, reason: string): StageMoveKind {
  const steps = stepsIn(stands)
  const kind = stageMove(stands.stage, to, steps)
  if (kind === undefined) {
    const next = nextOf(stands.stage, steps)
    if (next && isLive(to)) throw fail('studentApplication.stepBetween', { step: names[next], to: names[to] })
    throw fail('studentApplication.noMove', { from: names[stands.stage], to: names[to] })
  }
  if (needsReason(kind) && reason === '') throw reasonNeeded()
  return kind
}

export const reasonNeeded = () =>
  fail('studentApplication.reasonNeeded', {}, { fields: { reason: errorMessage('studentApplication.reasonNeeded') } })
