import type { Facts } from '../../wire/facts.ts'

export const parseFacts = {
  auditKinds: { parse: 'Document reading' },
  auditVerbs: {
    'resume-parser': 'Resume read',
    'jd-extractor': 'Job description read',
  },
} as const satisfies Facts
