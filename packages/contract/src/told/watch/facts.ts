import type { Facts } from '../../wire/facts.ts'

export const watchFacts = {
  notices: {
    'record-changed': {
      title: 'Watched record changed',
      text: '{name} was changed by {by}',
      folded: '{name} was changed {times} times, last by {by}',
      tab: 'following',
      delivery: 'app',
      isOfRecord: true,
      leadsTo: {},
    },
    'record-deleted': {
      title: 'Watched record deleted',
      text: '{name} was deleted by {by}',
      tab: 'following',
      delivery: 'app',
      leadsTo: { admin: '/admin/bin', company: '/company/bin' },
    },
  },
} as const satisfies Facts
