import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const studentPaperFacts = {
  records: { 'student-paper': { title: 'Student Paper', ...access.students, hasNoStatus: true } },
  errors: {
    'studentPaper.asked': [409, '{name} is asked of this student already'],
    'studentPaper.tooMany': [403, 'No more than {limit} papers can be asked of a student'],
    'studentPaper.notMoved': [409, '{name} is in another state by now. Please look at it again'],
    'studentPaper.nothingReceived': [409, 'Nothing was received of {name} yet'],
    'studentPaper.notTakenBack': [409, 'This can no longer be undone'],
  },
  auditVerbs: {
    receive: 'Received',
    'take-back': 'Move undone',
    'keep-checklist': 'Checklist taken over',
  },
  notices: {
    'student-paper-returned': {
      title: 'Student paper returned',
      text: '{name} of {student} was returned',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/enrollstudent/view-student/{id}' },
    },
  },
} as const satisfies Facts
