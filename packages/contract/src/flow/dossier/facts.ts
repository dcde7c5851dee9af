import type { Facts } from '../../wire/facts.ts'

export const dossierFacts = {
  auditKinds: { dossier: 'PDF Master' },
  auditVerbs: {
    make: 'PDF made',
  },
} as const satisfies Facts
