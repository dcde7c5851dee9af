import type { Facts } from '../../wire/facts.ts'

export const duplicateFacts = {
  errors: {
    'candidateMerge.self': [400, 'A candidate cannot be merged with itself'],
    'candidateMerge.gone': [404, 'This merge can no longer be undone'],
    'candidateMerge.keptGone': [409, '"{name}" was deleted since. Please restore it first, then split'],
    'candidateMerge.changed': [409, 'Some values have changed since the merge, so it can no longer be split'],
  },
  auditKinds: { 'candidate-pair': 'Likely duplicate' },
  auditVerbs: {
    merge: 'Merged',
    merged: 'Merged into another candidate',
    split: 'Merge undone',
    'set-apart': 'Set apart',
    reopen: 'Reopened',
  },
} as const satisfies Facts
