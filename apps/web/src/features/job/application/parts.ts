import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.activity': { file: 'features/job/application/applications-part.tsx', at: 30 },
} satisfies Parts
