import type { Facts } from '../../wire/facts.ts'

export const duplicateFacts = {
  errors: {
    'candidateMerge.self': [400, 'A candidate cannot be merged with itself'],
    'candidateMerge.gone': [404, 'This merge can no longer be undone'],
    'candidateMerge.keptGone': [409, '"{name}" was deleted since. Please restore it first, then split'],
    'candidateMerge.changed': [409, 'Some values were changed since the merge, and cannot be split any more'],
  },
  auditKinds: { 'candidate-pair': 'Likely duplicate' },
  auditVerbs: {
    merge: 'Merged',
    merged: 'Merged away',
    split: 'Merge taken back',
    'set-apart': 'Set apart',
    reopen: 'Opened again',
  },
} as const satisfies Facts
