import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const placementFacts = {
  records: {
    placement: {
      title: 'Placement',
      read: access.submissions.read,
      manage: access.submissions.manage,
      hasNoStatus: true,
    },
  },
  watched: { placement: { company: '/company/job/view-placement/{id}' } },
  errors: {
    'placement.notConfirmed': [409, 'Only a submission that is confirmed or started becomes a placement'],
    'placement.there': [409, 'This submission has a placement already'],
    'placement.overlaps': [409, '{name} is placed already in these days, as {job}. Choose to let the two overlap'],
    'placement.endsBefore': [400, 'The end must not be before the start'],
    'placement.notLater': [400, 'Please choose a later end than the present one'],
    'placement.ended': [409, 'This placement has ended already'],
  },
  auditVerbs: { extend: 'Extended' },
  notices: {
    'placement-ended': {
      title: 'Placement ended',
      text: '{name} has ended {job}, and is on the bench again',
      tab: 'inbox',
      delivery: 'app',
      leadsTo: { company: '/company/job/view-placement/{id}' },
    },
  },
} as const satisfies Facts
