/** Stages of an application that goes on, in their order. They stand here, since the list of students shows them too. */
export const liveApplicationStages = [
  ...(['draft', 'in-review', 'submitted', 'offer'] as const),
  ...(['deposit-paid', 'confirmed', 'visa-filed', 'enrolled'] as const),
] as const
export type LiveApplicationStage = (typeof liveApplicationStages)[number]
/** Stages in which an application rests, until it is opened again. */
export const restingApplicationStages = ['rejected', 'withdrawn', 'deferred'] as const
export const applicationStages = [...liveApplicationStages, ...restingApplicationStages] as const
export type ApplicationStage = (typeof applicationStages)[number]
export const applicationStageNames: Record<ApplicationStage, string> = {
  draft: 'Draft',
  'in-review': 'In review',
  submitted: 'Submitted',
  offer: 'Offer',
  'deposit-paid': 'Deposit paid',
  confirmed: 'Confirmed',
  'visa-filed': 'Visa filed',
  enrolled: 'Enrolled',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  deferred: 'Deferred',
}

/** Stages of a student who has no application that goes on, computed from what was saved. Plain data: pages carry it without the validator. */
export const enrolmentStages = ['enrolment', 'to-be-declared', 'ready'] as const
export type EnrolmentStage = (typeof enrolmentStages)[number]
/** Stages of a student: that of the furthest application that goes on, else how far the enrolment is. */
export const studentStages = [...enrolmentStages, ...liveApplicationStages] as const
export type StudentStage = (typeof studentStages)[number]

/** `Enrolment n/10` takes the number of saved steps. */
export const studentStageNames: Record<StudentStage, string> = {
  ...applicationStageNames,
  enrolment: 'Enrolment {n}/{total}',
  'to-be-declared': 'To be declared',
  ready: 'Ready',
}

/** Deadlines that an application may have; the student's file shows the next of all. */
export const deadlineKinds = ['application', 'deposit', 'condition', 'confirmation'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]
export const deadlineKindNames: Record<DeadlineKind, string> = {
  application: 'Application deadline',
  deposit: 'Deposit due',
  condition: 'Condition due',
  confirmation: 'Last day of the confirmation',
}

/** Narrowings of the list: files that go on, those that are closed, and those that nobody leads. */
export const studentStandings = ['current', 'closed', 'nobodys'] as const
export type StudentStanding = (typeof studentStandings)[number]
export const studentStandingNames: Record<StudentStanding, string> = {
  current: 'Current',
  closed: 'Closed',
  nobodys: "Nobody's",
}
/** Days after the end of the last application from which a file is closed. */
export const closedAfterDays = 90

/** Kinds of what happens to a student; a step that is saved for the first time is *saved*, later *changed*. */
export const studentHappenings = [
  ...(['added', 'saved', 'changed', 'planned', 'handed-over'] as const),
  ...(['linked', 'unlinked', 'read', 'printed', 'opened', 'found'] as const),
  ...(['asked', 'declared', 'reopened', 'revoked'] as const),
  ...(['deleted', 'restored', 'noted', 'merged', 'split'] as const),
  ...(['applied', 'application-changed', 'moved', 'authority', 'move-undone', 'application-deleted'] as const),
  ...(['review-asked', 'approved', 'overridden', 'review-withdrawn', 'commented', 'answered'] as const),
  ...(['paper-asked', 'received', 'returned', 'accepted', 'paper-changed', 'paper-deleted'] as const),
] as const
export type StudentHappening = (typeof studentHappenings)[number]

/** Parts of a student's timeline, by which it is narrowed: the file itself, and what stands beside it. */
export const timelineParts = ['file', 'applications', 'reviews', 'papers'] as const
export type TimelinePart = (typeof timelineParts)[number]
export const timelinePartNames: Record<TimelinePart, string> = {
  file: 'File',
  applications: 'Applications',
  reviews: 'Reviews',
  papers: 'Papers',
}

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
