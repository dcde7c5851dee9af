import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const submissionFacts = {
  records: {
    submission: {
      title: 'Submission',
      read: access.submissions.read,
      manage: access.submissions.manage,
      hasNoStatus: true,
    },
  },
  watched: { submission: { company: '/company/submission/view-submission/{id}' } },
  errors: {
    'submission.live': [409, '{name} was submitted to this requirement by {by} on {day} through {through}'],
    'submission.liveIn': [409, 'This person was submitted to this requirement already. Please ask {unit}'],
    'submission.liveBeyond': [
      409,
      'This person was submitted to this requirement already, beyond what you see. Please ask an Owner of your company',
    ],
    'submission.liveNow': [409, 'This person stands for this requirement already'],
    'submission.reasonNeeded': [
      409,
      '{name} was submitted to {client} within the last {days} days. Please say why they are submitted again',
    ],
    'submission.likeClient': [
      409,
      '{name} was submitted to {other} within the last {days} days, which reads much like {client}. Please say why they are submitted again',
    ],
    'submission.refusedBefore': [
      409,
      '{name} was refused for this requirement on {day}. Please say why they are submitted again',
    ],
    'submission.jobClosed': [409, 'This job is closed'],
    'submission.nothingToOverride': [409, 'Nothing stands in the way of this submission any more'],
    'submission.movedOn': [409, 'Somebody in this mail was moved or deleted since. Please write a new answer'],
    'submission.noRate': [409, 'Please enter the rate before it is confirmed'],
  },
  auditVerbs: {
    override: 'Submitted over another submission',
    'confirm-rate': 'Rate confirmed',
    clash: 'Found to be submitted twice',
  },
  notices: {
    'submission-not-sent': {
      title: 'Not sent',
      text: '{name} was not submitted to {job}: the mail was refused',
      tab: 'team',
      delivery: 'app',
      leadsTo: { company: '/company/submission/view-submission/{id}' },
    },
    'submission-clash': {
      title: 'Submitted twice',
      text: '{name} is submitted twice to {job}: by {by} and by {other}',
      tab: 'team',
      delivery: 'mail',
      leadsTo: { company: '/company/submission/view-submission/{id}' },
    },
    'submission-same-client': {
      title: 'Same end client',
      text: '{name} is submitted to {client} for more than one requirement: by {by} and by {other}',
      tab: 'team',
      delivery: 'app',
      leadsTo: { company: '/company/submission/view-submission/{id}' },
    },
  },
} as const satisfies Facts
