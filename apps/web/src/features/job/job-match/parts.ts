import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.jobs': { file: 'features/job/job-match/jobs-part.tsx', at: 10, late: 'optional' },
} satisfies Parts
