/** Stages of a student, computed from what was saved. Plain data: pages carry it without the validator. */
export const studentStages = ['enrolment', 'to-be-declared', 'ready'] as const
export type StudentStage = (typeof studentStages)[number]

/** `Enrolment n/10` takes the number of saved steps. */
export const studentStageNames: Record<StudentStage, string> = {
  enrolment: 'Enrolment {n}/{total}',
  'to-be-declared': 'To be declared',
  ready: 'Ready',
}

/** What happens to a student; a step that is saved for the first time is *saved*, later *changed*. */
export const studentHappenings = ['added', 'saved', 'changed', 'read', 'deleted', 'restored', 'noted'] as const
export type StudentHappening = (typeof studentHappenings)[number]
