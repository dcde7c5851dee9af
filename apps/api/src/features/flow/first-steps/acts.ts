import type { FirstStep } from '@corridor/contract/flow/first-steps/steps'

/** Steps of a new company: done by whoever of the company, so that its records say it. */
export const companySteps = ['first-resume', 'first-hotlist', 'connect-mailbox', 'invite-colleague'] as const

/** Actions of the audit by which a person has done a step. */
export const actsOf: Readonly<
  Record<Exclude<FirstStep, Exclude<(typeof companySteps)[number], 'invite-colleague'>>, readonly string[]>
> = {
  'decide-section': ['verification.save', 'verification.return'],
  'confirm-order': ['order.confirm', 'order.refuse'],
  'assign-lead': ['lead.assign'],
  'add-skill': ['skill.add'],
  'publish-news': ['news.add', 'news.update'],
  'answer-mail': ['inbox.answer-thread', 'inbox.submit-thread'],
  'send-hotlist': ['campaign.campaign-start'],
  'fill-hotlist': ['hotlist.add', 'hotlist.add-candidates'],
  'submit-candidate': ['submission.add'],
  'confirm-rate': ['submission.confirm-rate'],
  'invite-colleague': ['invitation.add'],
  'save-resume': ['candidate.add', 'resume-batch.decide-files'],
  'add-job': ['job.add', 'job.clone'],
  'plan-interview': ['interview.add', 'booking.offer-times'],
  'move-application': ['application.move'],
  'add-task': ['task.add'],
  'save-view': ['view.add'],
  'choose-notices': ['notification.choose-delivery'],
  'update-profile': ['account.update-profile'],
}
