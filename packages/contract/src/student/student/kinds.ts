/** Stages of a student, computed from what was saved. Plain data: pages carry it without the validator. */
export const studentStages = ['enrolment', 'to-be-declared', 'ready'] as const
export type StudentStage = (typeof studentStages)[number]

/** `Enrolment n/10` takes the number of saved steps. */
export const studentStageNames: Record<StudentStage, string> = {
  enrolment: 'Enrolment {n}/{total}',
  'to-be-declared': 'To be declared',
  ready: 'Ready',
}

/** Kinds of what happens to a student; a step that is saved for the first time is *saved*, later *changed*. */
export const studentHappenings = [
  ...(['added', 'saved', 'changed', 'planned', 'handed-over'] as const),
  ...(['linked', 'unlinked', 'read', 'printed', 'opened', 'found'] as const),
  ...(['asked', 'declared', 'reopened', 'revoked'] as const),
  ...(['deleted', 'restored', 'noted', 'merged', 'split'] as const),
] as const
export type StudentHappening = (typeof studentHappenings)[number]

/** Levels at which somebody wants to study. */
export const studyLevels = [
  ...(['language-course', 'foundation', 'diploma', 'bachelor'] as const),
  ...(['postgraduate-diploma', 'master', 'doctorate'] as const),
] as const
export type StudyLevel = (typeof studyLevels)[number]
export const studyLevelNames: Record<StudyLevel, string> = {
  'language-course': 'Language course',
  foundation: 'Foundation',
  diploma: 'Diploma',
  bachelor: 'Bachelor',
  'postgraduate-diploma': 'Postgraduate diploma',
  master: 'Master',
  doctorate: 'Doctorate',
}

/** Countries that somebody may aim at. */
export const targetCountriesMax = 10
/** Years from now within which an intake lies. */
export const intakeYearsMax = 10
/** Funds, in whole units of their currency. */
export const fundsMax = 999_999_999
