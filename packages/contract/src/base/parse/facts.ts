import type { Facts } from '../../wire/facts.ts'

export const parseFacts = {
  errors: {
    'parse.busy': [429, 'Your other pictures are still being read. Please wait for them'],
  },
  auditKinds: { parse: 'Document reading' },
  auditVerbs: {
    'resume-parser': 'Resume read',
    'jd-extractor': 'Job description read',
  },
} as const satisfies Facts
