import type { Facts } from '../../wire/facts.ts'

export const mergeFacts = {
  errors: {
    'merge.self': [400, 'An entry cannot be merged with itself'],
    'merge.into': [409, '"{name}" was merged into "{kept}". Open "{kept}" and split them there'],
    'merge.gone': [404, 'This merge can no longer be undone'],
    'merge.keptGone': [409, '"{name}" was deleted since. Please restore it first, then split'],
    'merge.changed': [409, 'Some values have changed since the merge, so it can no longer be split'],
  },
  auditVerbs: {
    merge: 'Merged',
    split: 'Merge undone',
    'set-apart': 'Set apart',
    reopen: 'Reopened',
  },
} as const satisfies Facts
