import type { ApplicationStage, LiveApplicationStage } from '@corridor/contract/student/student/kinds'
import { liveApplicationStages } from '@corridor/contract/student/student/kinds'

/** Days that an application usually stood in the stage before. */
const gaps: Readonly<Record<ApplicationStage, number>> = {
  ...{ draft: 0, 'in-review': 7, submitted: 4, offer: 24, 'deposit-paid': 15, confirmed: 12, 'visa-filed': 13 },
  ...{ enrolled: 58, rejected: 20, withdrawn: 22, deferred: 15 },
}

export interface Step {
  to: ApplicationStage
  daysAgo: number
}

/** The stages that lead to one, this one among them. */
function wayTo(stage: ApplicationStage, restedFrom?: LiveApplicationStage): ApplicationStage[] {
  const last = restedFrom ?? stage
  const way = liveApplicationStages.slice(0, liveApplicationStages.indexOf(last as LiveApplicationStage) + 1)
  return restedFrom ? [...way, stage] : way
}

/** Days from the draft to a stage, as they usually are. */
export const daysTo = (stage: ApplicationStage, restedFrom?: LiveApplicationStage): number =>
  wayTo(stage, restedFrom).reduce((sum, each) => sum + gaps[each], 0)

/**
 * The steps of an application to its stage, the first one first; those of somebody who has not been known that long came faster one after the
 * other. Counts of days go back from the first start.
 */
export function chainOf(
  {
    stage,
    stageDaysAgo,
    restedFrom,
  }: { stage: ApplicationStage; stageDaysAgo: number; restedFrom?: LiveApplicationStage },
  knownDaysAgo: number,
): Step[] {
  const way = wayTo(stage, restedFrom)
  const pace = Math.min(1, Math.max(0, knownDaysAgo - stageDaysAgo) / Math.max(1, daysTo(stage, restedFrom)))
  const steps: Step[] = []
  let daysAgo = stageDaysAgo
  for (const to of way.toReversed()) {
    steps.unshift({ to, daysAgo })
    daysAgo += gaps[to] * pace
  }
  return steps
}
