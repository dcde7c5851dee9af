import { isLive, type StageMoveKind } from '@corridor/contract/agency/student-application/stages'
import {
  type ApplicationStage,
  type LiveApplicationStage,
  liveApplicationStages,
} from '@corridor/contract/student/student/kinds'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import type { Sql } from '../../../../platform/sql.ts'
import type { Before } from '../store.ts'
import { insertPastMove } from './store.ts'

export const stageRank = (stage: LiveApplicationStage) => liveApplicationStages.indexOf(stage)

/** The stage that an application left to rest, as far as a row says it: nobody rejects what was not sent. */
export function restedFrom(stage: ApplicationStage, isSent: boolean): LiveApplicationStage | null {
  if (isLive(stage)) return null
  if (stage === 'deferred') return 'offer'
  return isSent || stage === 'rejected' ? 'submitted' : 'draft'
}

function kindOf(from: LiveApplicationStage, to: ApplicationStage): StageMoveKind {
  if (!isLive(to)) return to === 'deferred' ? 'defer' : 'end'
  return stageRank(to) - stageRank(from) > 1 ? 'past' : 'forward'
}

/** Keeps the moves of which a row tells, each with its day: to the submission, to the stage where it stands, and the authority's. */
export async function insertPast(
  tx: Sql,
  scope: CompanyScope,
  id: string,
  stands: Before,
  submittedOn: string | null,
): Promise<void> {
  const { stage, stage_on, authority, authority_on } = stands
  const drafted: Before = {
    ...{ ...stands, stage: 'draft', stage_on: submittedOn ?? stage_on, rested_from: null },
    ...{ authority: 'none', authority_on: null },
  }
  const move = (from: LiveApplicationStage, to: ApplicationStage, on: string) =>
    insertPastMove(tx, scope, id, {
      ...{ of: 'stage', from, to, kind: kindOf(from, to), on },
      before: { ...drafted, stage: from },
    })
  const isSent = submittedOn !== null && stage !== 'submitted'
  if (isSent) await move('draft', 'submitted', submittedOn)
  if (stage !== 'draft') await move(isSent ? 'submitted' : 'draft', stage, stage_on)
  if (authority_on === null) return
  await insertPastMove(tx, scope, id, {
    ...{ of: 'authority', from: 'none', to: authority, kind: 'forward', on: authority_on },
    before: { ...stands, authority: 'none', authority_on: null },
  })
}
