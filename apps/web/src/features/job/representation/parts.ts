import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.activity': { file: 'features/job/representation/rights-part.tsx', at: 40, late: 'needed' },
} satisfies Parts
