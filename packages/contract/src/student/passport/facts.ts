import type { Facts } from '../../wire/facts.ts'

export const passportFacts = {
  errors: {
    'passport.taken': [409, 'This passport number belongs to {student} already'],
    'passport.takenIn': [409, 'This passport number belongs to a student of {unit}. Please ask there'],
    'passport.takenBeyond': [
      409,
      'This passport number belongs to a student beyond what you see. Please ask an Owner of your company',
    ],
    'passport.takenByAnother': [409, 'Another student of your company has this passport number already'],
    'passport.readingGone': [
      409,
      'What was read of this picture is not kept any more. Read it again, or save without it',
    ],
  },
  auditKinds: { 'passport-search': 'Search by passport number' },
  auditVerbs: {
    'find-passport': 'Searched by passport number',
    'passport-reading': 'Passport picture read',
    'forget-reading': 'Passport reading forgotten',
    'forget-identity': 'Identity removed from a closed file',
  },
  notices: {
    'student-identity-goes': {
      title: 'Identity goes from a closed file',
      text: 'In 30 days passport number, birth date and papers of identity go from the closed file of {name}',
      folded:
        'In 30 days passport numbers, birth dates and papers of identity go from the closed file of {name} and others: {times} files',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/enrollstudent/list-student' },
    },
    'student-reveals': {
      title: 'Protected values read often',
      text: '{name} read more than 20 protected values of students within an hour',
      folded: '{name} read more than 20 protected values of students within an hour: {times} readings past that',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/audit-log' },
    },
  },
} as const satisfies Facts
