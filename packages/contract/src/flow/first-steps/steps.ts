/**
 * Real acts that a newcomer does once, five for a role where it has so many, and those of an Owner whose company is new. Plain data: pages
 * carry it without the validator.
 */
export const stepLists = {
  administrator: ['decide-section', 'confirm-order', 'assign-lead', 'add-skill', 'publish-news'],
  owner: ['answer-mail', 'send-hotlist', 'submit-candidate', 'confirm-rate', 'invite-colleague'],
  recruiter: ['save-resume', 'add-job', 'submit-candidate', 'plan-interview', 'move-application'],
  'bench-sales': ['answer-mail', 'fill-hotlist', 'send-hotlist', 'submit-candidate', 'confirm-rate'],
  'company-user': ['add-task', 'save-view', 'choose-notices', 'update-profile'],
  company: ['first-resume', 'first-hotlist', 'connect-mailbox', 'invite-colleague'],
} as const
export type StepList = keyof typeof stepLists
export type FirstStep = (typeof stepLists)[StepList][number]
export const firstSteps = [...new Set(Object.values(stepLists).flat())] as readonly FirstStep[]

/** Days after which the list ends by itself: it is for newcomers. */
export const firstStepsDays = 14
