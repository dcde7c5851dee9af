import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'candidate.address': { file: 'features/mail/suppression/address-part.tsx', at: 10 },
} satisfies Parts
