import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const applicationFacts = {
  records: {
    application: {
      title: 'Application',
      read: access.applications.read,
      manage: access.applications.manage,
      hasNoStatus: true,
    },
  },
  watched: { application: { company: '/company/job/view-application/{id}' } },
  errors: {
    'application.exists': [409, 'This person applied to this job already'],
    'application.reasonNeeded': [409, 'Please say why'],
    'application.sendAgain': [400, 'What you typed is kept. Please check it and send it once more'],
    'application.noRoom': [409, 'The resume could not be kept. You can apply without it'],
    'application.fileType': [400, 'Please send the resume as PDF or Word document'],
  },
  auditVerbs: { move: 'Moved', again: 'Applied again' },
  notices: {
    'application-new': {
      title: 'New application',
      text: '{name} applied to {job}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/job/view-application/{id}' },
    },
    'application-again': {
      title: 'Applied again',
      text: '{name}, who applied to {job} before, filled in the form again',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/job/view-application/{id}' },
    },
  },
} as const satisfies Facts
