import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

const page = '/company/job/view-interview/{id}'

export const interviewFacts = {
  records: {
    interview: {
      title: 'Interview',
      read: access.interviews.read,
      manage: access.interviews.manage,
      hasNoStatus: true,
    },
  },
  watched: { interview: { company: page } },
  errors: {
    'interview.submissionEnded': [409, 'This submission has ended. Please move it back before an interview is planned'],
    'interview.notYours': [403, 'You manage the interviews of your own submissions only'],
    'interview.hourSkipped': [400, 'The clocks of {zone} skip {time} on that day. Please choose another time'],
    'interview.hourTwice': [
      400,
      'The clocks of {zone} show {time} twice on that day. Please say which one is meant: {first} or {second}',
    ],
    'interview.cancelled': [409, 'This interview was cancelled'],
    'interview.over': [409, 'The outcome of this interview was noted already'],
  },
  auditVerbs: { outcome: 'Outcome noted' },
  notices: {
    'interview-planned': {
      title: 'Interview planned',
      text: '{by} planned an interview of {name} for {job}',
      tab: 'team',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'interview-moved': {
      title: 'Interview moved',
      text: '{by} moved the interview of {name} for {job}',
      tab: 'team',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'interview-cancelled': {
      title: 'Interview cancelled',
      text: '{by} cancelled the interview of {name} for {job}',
      tab: 'team',
      delivery: 'app',
      leadsTo: { company: page },
    },
  },
} as const satisfies Facts
