import type { Facts } from '../../wire/facts.ts'

const page = '/company/enrollstudent/view-student/{id}'

export const fileReviewFacts = {
  auditKinds: { 'file-review': 'File Review', 'agency-settings': 'Agency settings' },
  errors: {
    'fileReview.another': [409, 'Another person must review this file'],
    'fileReview.blocked': [409, '{n} findings block this file'],
    'fileReview.notDeclared': [409, 'The declaration of this file is not signed'],
    'fileReview.changed': [409, 'This file has changed since it was approved: {fields}'],
    'fileReview.comments': [409, '{n} comments are without an answer'],
    'fileReview.asked': [409, 'Somebody is reviewing this file already'],
    'fileReview.over': [409, 'This review is over already'],
    'fileReview.reviewerBlind': [409, 'Only somebody else who enrols students and sees this one can review the file'],
    'fileReview.nobodyElse': [409, 'Nobody else of your company can review this file'],
    'fileReview.answered': [409, 'This comment was answered already'],
    'fileReview.nothingToOverride': [409, 'Nothing stands in the way of this file'],
  },
  auditVerbs: { 'override-review': 'Review overridden', comment: 'Commented' },
  notices: {
    'file-review-asked': {
      title: 'File to review',
      text: '{by} asks you to review the file of {name}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'file-review-approved': {
      title: 'File approved',
      text: '{by} approved the file of {name}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'file-review-commented': {
      title: 'Comment on a file',
      text: '{by} commented on the file of {name}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
  },
} as const satisfies Facts
