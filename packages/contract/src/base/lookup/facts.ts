import { access } from '../../wire/access.ts'
import type { Facts, RecordFacts } from '../../wire/facts.ts'
import { type LookupKind, lookupKinds, lookupTitles } from './kinds.ts'

const lookups = Object.fromEntries(
  lookupKinds.map((kind): [string, RecordFacts] => [kind, { title: lookupTitles[kind], ...access.lookups }]),
) as Record<LookupKind, RecordFacts>

export const lookupFacts = {
  records: lookups,
  errors: {
    'skill.wordTaken': [409, 'Another skill has the name or alias "{word}" already'],
    'lookup.nameTaken': [409, '{entity} "{name}" already exists'],
    'lookup.inUse': [409, '{entity} "{name}" is in use by {count} records and cannot be deleted'],
  },
} as const satisfies Facts
