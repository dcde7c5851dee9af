import type { FirstStep } from '@corridor/contract/flow/first-steps/steps'
import { text } from '../../../../lib/language/text'
import { paths } from '../../../../paths'

/** Each step in words, and the page on which it is done. */
export const stepWords: Record<FirstStep, { label: string; to: string; search?: Record<string, string> }> = {
  'decide-section': { label: text("Decide a company's section"), to: paths.admin.pendingVerifications },
  'confirm-order': { label: text('Confirm an order'), to: paths.admin.listOrder },
  'assign-lead': { label: text('Assign a lead'), to: paths.admin.listLead },
  'add-skill': { label: text('Add a skill to the lists'), to: paths.admin.addLookup('skill') },
  'publish-news': { label: text('Publish news'), to: paths.admin.addArticle('news') },
  'answer-mail': { label: text('Reply to an email'), to: paths.company.inbox },
  'send-hotlist': { label: text('Send a hotlist'), to: paths.company.addCampaign },
  'fill-hotlist': { label: text('Put candidates on a hotlist'), to: paths.company.bench },
  'submit-candidate': { label: text('Submit a candidate to a job'), to: paths.company.addSubmission },
  'confirm-rate': { label: text('Confirm a rate'), to: paths.company.today, search: { group: 'rates' } },
  'invite-colleague': { label: text('Invite a colleague'), to: paths.company.addMember },
  'save-resume': { label: text('Turn a resume into a candidate'), to: paths.company.parseResumeDirect },
  'add-job': { label: text('Create a job from an ad'), to: paths.company.jdExtractor },
  'plan-interview': { label: text('Plan an interview'), to: paths.company.addInterview },
  'move-application': { label: text('Move an application'), to: paths.company.board },
  'add-task': { label: text('Set yourself a task'), to: paths.company.listTask },
  'save-view': { label: text('Save a view of a list'), to: paths.company.listCandidate },
  'choose-notices': { label: text('Choose what you are told'), to: paths.notificationSettings },
  'update-profile': { label: text('Complete your profile'), to: paths.profile },
  'first-resume': { label: text('Add your first resume'), to: paths.company.parseResumeDirect },
  'first-hotlist': { label: text('Make your first hotlist'), to: paths.company.addHotlist },
  'connect-mailbox': { label: text('Connect a mailbox'), to: paths.company.addMailbox },
}
