import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

const page = '/company/enrollstudent/view-student/{id}'

export const studentFacts = {
  records: { student: { title: 'Student', ...access.students, hasNoStatus: true } },
  settable: { student: { counsellor: { label: 'Counsellor', as: 'member', isOptional: true } } },
  watched: { student: { company: page } },
  errors: {
    'student.counsellorBlind': [409, 'Only somebody who enrols students and sees this one can be the counsellor'],
  },
  notices: {
    'student-yours': {
      title: 'Student handed over to you',
      text: 'You are now the counsellor of {name}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'students-yours': {
      title: 'Several students handed over to you',
      text: 'You are now the counsellor of {name}',
      folded: 'You are now the counsellor of {name} and others: {times} students were handed over to you',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/enrollstudent/list-student' },
    },
  },
} as const satisfies Facts
