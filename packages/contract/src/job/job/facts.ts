import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'
import { jobPriorities, jobPriorityNames } from './kinds.ts'

export const jobFacts = {
  records: { job: { title: 'Job', read: access.jobs.read, manage: access.jobs.manage, hasNoStatus: true } },
  settable: {
    job: {
      priority: { label: 'Priority', as: 'choice', choices: jobPriorities, names: jobPriorityNames },
      dueOn: { label: 'Due', as: 'date', isOptional: true },
      jobExpireDate: { label: 'Job Expire Date', as: 'date', isOptional: true },
      skill: { label: 'Skills', as: 'words' },
    },
  },
  watched: { job: { company: '/company/job/view-job/{id}' } },
  errors: {
    'job.closed': [409, 'This job is closed'],
    'job.open': [409, 'This job is open'],
    'job.notOwn': [409, "A vendor's requirement is not published"],
    'job.noAddress': [409, 'Please give your company its public address first'],
    'job.unknown': [404, 'This job is not there any more'],
    'job.over': [410, 'This job is closed and takes no more applications'],
    'job.expired': [409, 'The expiry date has passed. Please choose a later one'],
  },
  auditVerbs: { close: 'Closed', clone: 'Cloned', publish: 'Published', unpublish: 'Unpublished' },
} as const satisfies Facts
