import type { Facts } from '../../wire/facts.ts'

export const resumeBatchFacts = {
  errors: {
    'resumeBatch.moved': [409, 'This file has changed since you opened it. Check it again'],
    'resumeBatch.ended': [409, 'This batch takes no more files'],
    'resumeBatch.compare': [409, 'Neither the e-mail nor the name agrees. Please compare the two first'],
    'resumeBatch.another': [409, 'Resembles {name} too. Please decide once more'],
    'resumeBatch.undone': [409, 'This batch has already been undone'],
  },
  auditKinds: { 'resume-batch': 'Batch of Resumes', 'resume-batch-file': 'File of a batch' },
  auditVerbs: {
    'add-file': 'File added',
    'decide-file': 'File decided',
    'decide-files': 'Files decided',
    'retry-file': 'File tried again',
    'cancel-file': 'File cancelled',
    'save-file': 'File saved',
  },
  notices: {
    'resumes-finished': {
      title: 'Batch of resumes ended',
      text: 'Finished reading {name}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/super-candidate/view-resume-parsing/{id}' },
    },
  },
} as const satisfies Facts
