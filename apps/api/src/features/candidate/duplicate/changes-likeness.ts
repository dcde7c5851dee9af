import type { CandidateValues } from '../candidate/tables.ts'

const compared = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'more_emails',
  'more_phones',
  'job_title',
  'location',
  'skills',
  'experience',
  'resume_key',
] as const

/** True if a change touches what candidates are compared by; the table's trigger notes whom. */
export const changesLikeness = (change: Partial<CandidateValues>) => compared.some((name) => name in change)
