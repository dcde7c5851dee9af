import type { Facts } from '../../wire/facts.ts'

export const checklistFacts = {
  auditKinds: { checklist: 'Checklist' },
  errors: {
    'checklist.ofPlatform': [
      403,
      'This row is kept by the platform for every company. Nobody hides or changes it here',
    ],
    'checklist.tooMany': [403, 'No more than {limit} rows can be kept'],
  },
} as const satisfies Facts
