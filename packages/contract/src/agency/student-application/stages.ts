import {
  type ApplicationStage,
  applicationStages,
  type LiveApplicationStage,
  liveApplicationStages,
} from '../../student/student/kinds.ts'

/** Ways from one stage to another, as the row of a move keeps them. Plain data: pages carry it without the validator. */
export const stageMoveKinds = ['forward', 'past', 'end', 'back', 'reopen', 'defer'] as const
export type StageMoveKind = (typeof stageMoveKinds)[number]

/** Facts that decide which steps an application has, and where it may go. */
export interface Steps {
  /** False if neither contract nor institution asks for a deposit. */
  hasDeposit: boolean
  /** False if the student needs no visa there. */
  hasVisa: boolean
  /** Stage from which it came to rest. */
  restedFrom?: ApplicationStage | null | undefined
}

const rank = (stage: ApplicationStage) => applicationStages.indexOf(stage)
const live: readonly ApplicationStage[] = liveApplicationStages
/** True unless the application rests. */
export const isLive = (stage: ApplicationStage): stage is LiveApplicationStage => live.includes(stage)

/** The steps that an application has, in their order. */
export const stepsOf = ({ hasDeposit, hasVisa }: Steps): LiveApplicationStage[] =>
  liveApplicationStages.filter(
    (stage) => (stage !== 'deposit-paid' || hasDeposit) && (stage !== 'visa-filed' || hasVisa),
  )

/** The step after a stage; undefined for one that rests or is the last. */
export const nextOf = (from: ApplicationStage, steps: Steps): LiveApplicationStage | undefined =>
  isLive(from) ? stepsOf(steps).find((stage) => rank(stage) > rank(from)) : undefined

// Nobody rejects what was not sent, and a place is deferred once it was offered.
const firstToReject = rank('submitted')
const firstToDefer = rank('offer')

/** True if somebody may ask for a later intake. */
export const canDefer = (from: ApplicationStage) => isLive(from) && rank(from) >= firstToDefer && from !== 'enrolled'

/**
 * The way from one stage to another, asked by button and verb; undefined if there is none. `back` and `reopen` need a reason. An
 * application that was deferred lost its confirmation, and comes back before it at the furthest.
 */
export function stageMove(from: ApplicationStage, to: ApplicationStage, steps: Steps): StageMoveKind | undefined {
  if (from === to || to === 'deferred') return undefined
  if (!isLive(to)) return endOf(from, to)
  if (!isLive(from)) return canReopen(from, to, steps) ? 'reopen' : undefined
  if (rank(to) < rank(from)) return stepsOf(steps).includes(to) ? 'back' : undefined
  if (nextOf(from, steps) !== to) return undefined
  return rank(to) - rank(from) > 1 ? 'past' : 'forward'
}

function endOf(from: ApplicationStage, to: ApplicationStage): StageMoveKind | undefined {
  if (!isLive(from)) return undefined
  if (to === 'rejected') return rank(from) >= firstToReject && from !== 'enrolled' ? 'end' : undefined
  return 'end'
}

const beforeConfirmed = rank('deposit-paid')

function canReopen(from: ApplicationStage, to: LiveApplicationStage, steps: Steps): boolean {
  const left = rank(steps.restedFrom ?? 'draft')
  const furthest = from === 'deferred' ? Math.min(left, beforeConfirmed) : left
  return rank(to) <= furthest && stepsOf(steps).includes(to)
}

export const needsReason = (kind: StageMoveKind) => kind === 'back' || kind === 'reopen'

/** Every stage to which an application may be moved now, with the way there. */
export const movesFrom = (from: ApplicationStage, steps: Steps) =>
  applicationStages.flatMap((to) => {
    const kind = stageMove(from, to, steps)
    return kind ? [{ to, kind }] : []
  })
