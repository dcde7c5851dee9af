import type { Facts } from '../../wire/facts.ts'

export const bulkFacts = {
  errors: {
    'bulk.countChanged': [409, '{found} records match now, not {expected}. Please look at the list again'],
    'bulk.tooMany': [400, 'No more than {limit} records can be changed at once'],
    'bulk.notUndoable': [409, 'This can no longer be undone'],
  },
  auditKinds: { bulk: 'Bulk action' },
} as const satisfies Facts
