import type { Facts } from '../../wire/facts.ts'

export const auditFacts = {
  auditVerbs: {
    add: 'Added',
    update: 'Changed',
    save: 'Saved',
    delete: 'Deleted',
    start: 'Began',
    stop: 'Stopped',
    cancel: 'Cancelled',
    undo: 'Undone',
    confirm: 'Confirmed',
    approve: 'Approved',
    reject: 'Rejected',
    withdraw: 'Withdrawn',
  },
} as const satisfies Facts
