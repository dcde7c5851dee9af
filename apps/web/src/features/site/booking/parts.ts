import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'interview.offer': { file: 'features/site/booking/offer-part.tsx', at: 10, late: 'needed' },
  'interview.offers': { file: 'features/site/booking/offers-part.tsx', at: 10, late: 'needed' },
} satisfies Parts
