import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.activity': { file: 'features/job/submission/submissions-part.tsx', at: 20 },
  'vendor.work': { file: 'features/job/submission/vendor-work-part.tsx', at: 10, late: 'needed' },
} satisfies Parts
