import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const studentDocumentFacts = {
  records: { 'student-document': { title: 'Student Document', ...access.studentPapers } },
  errors: {
    'studentDocument.fileTaken': [409, 'This file belongs to a paper already. Please upload it once more'],
  },
  notices: {
    'student-document-expires': {
      title: 'Student document expires',
      text: 'The document {name} of {student} expires soon',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: '/company/enrollstudent/view-student/{id}' },
    },
  },
} as const satisfies Facts
