import type { Facts } from '../../wire/facts.ts'

export const binFacts = {
  errors: {
    'bin.gone': [404, 'This record is no longer in the bin. It was restored or removed for good'],
    'bin.aboveDeleted': [409, '"{name}" belongs to "{above}", which is in the bin too'],
  },
  auditVerbs: {
    restore: 'Restored',
    purge: 'Removed for good',
  },
} as const satisfies Facts
