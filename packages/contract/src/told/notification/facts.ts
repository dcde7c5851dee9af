import type { Facts } from '../../wire/facts.ts'

export const notificationOwnFacts = {
  errors: {
    'notification.fixed': [400, 'This notification always comes'],
    'notification.linkDead': [400, 'This link is not valid'],
  },
  auditVerbs: {
    'choose-delivery': 'Notifications chosen',
    'choose-preset': 'All notifications chosen',
    unsubscribe: 'Daily email stopped',
  },
} as const satisfies Facts
