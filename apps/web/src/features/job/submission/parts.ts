import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.activity': { file: 'features/job/submission/submissions-part.tsx', at: 20 },
} satisfies Parts
