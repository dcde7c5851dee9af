/** States of a placement today, by its days. Plain data: pages carry it without the validator. */
export const placementStates = ['planned', 'running', 'ended'] as const
export type PlacementState = (typeof placementStates)[number]
export const placementStateNames: Record<PlacementState, string> = {
  planned: 'Starts later',
  running: 'Running',
  ended: 'Ended',
}

/** Cycles in which hours are written down. */
export const timesheetCycles = ['weekly', 'biweekly', 'semimonthly', 'monthly'] as const
export type TimesheetCycle = (typeof timesheetCycles)[number]
export const timesheetCycleNames: Record<TimesheetCycle, string> = {
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Every month',
}
