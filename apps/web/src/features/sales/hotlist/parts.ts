import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.activity': { file: 'features/sales/hotlist/hotlists-part.tsx', at: 10 },
  'candidate.hotlist': { file: 'features/sales/hotlist/picked-part.tsx', at: 10 },
} satisfies Parts
