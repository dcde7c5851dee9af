import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.drop': { file: 'features/candidate/resume-batch/drop-part.tsx', at: 10, late: 'optional' },
  'candidate.next': { file: 'features/candidate/resume-batch/next-part.tsx', at: 10, late: 'optional' },
} satisfies Parts
