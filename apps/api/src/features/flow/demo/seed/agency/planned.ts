import type { AuthorityStatus } from '@corridor/contract/agency/student-application/authority'
import type { ApplicationStage, LiveApplicationStage } from '@corridor/contract/student/student/kinds'

const openDays = 90

/** How far the money of an application is; `open` is expected or claimable, as its days say. */
export type MoneyState = 'open' | 'claimed' | 'paid' | 'part-paid' | 'refused' | 'clawed-back' | 'none'

/** An application of the demo. Counts of days go back from the first start; those that end on `In` go forward. */
export interface PlannedApplication {
  /** Place of the institution among the demo's, and of the programme among its own. */
  place: number
  nth: number
  /** First day of the intake, `YYYY-MM-DD`; of one that was deferred the later one. */
  startsOn: string
  firstStartsOn?: string
  stage: ApplicationStage
  stageDaysAgo: number
  /** Stage that it left to rest. */
  restedFrom?: LiveApplicationStage
  authority: AuthorityStatus
  depositDueIn?: number
  conditionDueIn?: number
  lastDayIn?: number
  money?: { state: MoneyState; claimedDaysAgo?: number; paidDaysAgo?: number }
}

/** True once the student is closed: enrolled, and the agency has no more to do. */
export const isOver = ({ stage, stageDaysAgo }: Pick<PlannedApplication, 'stage' | 'stageDaysAgo'>) =>
  stage === 'enrolled' && stageDaysAgo > openDays
