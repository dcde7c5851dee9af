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
    'studentPaper.accepted': [409, '{name} is accepted already'],
    'studentPaper.otherCountry': [409, '{name} is asked by a country that this student does not aim at'],
    'studentPaper.notNeeded': [409, '{name} is not asked of this student'],
    'studentPaper.noneAccepted': [409, 'No paper of this application is accepted yet'],
    'studentPaper.tooLarge': [409, 'These papers are too large for one PDF. Please choose the ZIP'],
    'studentPaper.unfinished': [409, 'The bundle is not finished yet'],
  },
  auditVerbs: {
    receive: 'Received',
    'take-back': 'Move undone',
    'keep-checklist': 'Checklist taken over',
    unask: 'Asking undone',
    bundle: 'Papers bundled',
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
