import type { Facts } from '../../wire/facts.ts'

const lead = '/admin/leads/view-lead/{id}'
const page = '/company/job/view-interview/{id}'

export const bookingFacts = {
  errors: {
    'booking.noTimes': [409, 'Please say first when you can be booked: there are no bookable times of yours yet'],
    'booking.notPlanned': [409, 'Only an interview that is planned can get another time'],
    'booking.ended': [409, 'This link has ended'],
    'booking.taken': [409, 'This time has just been taken. Please choose another one'],
    'booking.unknown': [404, 'There is nothing at this address'],
  },
  auditKinds: { 'bookable-times': 'Bookable Times' },
  auditVerbs: {
    'offer-times': 'Times offered',
    'revoke-times': 'Offered times revoked',
    'choose-time': 'Time chosen by the candidate',
    'choose-other-time': 'Time changed by the candidate',
    'cancel-time': 'Cancelled by the candidate',
    'book-consultation': 'Consultation booked',
    'move-consultation': 'Consultation moved',
    'cancel-consultation': 'Consultation cancelled',
  },
  notices: {
    'booking-chosen': {
      title: 'Time of an interview chosen',
      text: '{name} chose a time of the interview for {job}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'booking-moved': {
      title: 'Time of an interview changed by the candidate',
      text: '{name} chose another time of the interview for {job}',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: page },
    },
    'booking-cancelled': {
      title: 'Interview cancelled by the candidate',
      text: '{name} cancelled the interview for {job}',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { company: page },
    },
    'consultation-booked': {
      title: 'Consultation booked',
      text: '{name} booked a free consultation',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { admin: lead },
    },
    'consultation-moved': {
      title: 'Consultation moved',
      text: '{name} moved the free consultation',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { admin: lead },
    },
    'consultation-cancelled': {
      title: 'Consultation cancelled',
      text: '{name} cancelled the free consultation',
      tab: 'inbox',
      delivery: 'mail',
      leadsTo: { admin: lead },
    },
  },
} as const satisfies Facts
