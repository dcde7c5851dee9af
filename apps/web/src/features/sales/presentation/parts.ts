import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'job.presented': { file: 'features/sales/presentation/presented-part.tsx', at: 10, late: 'needed' },
  'job.present': { file: 'features/sales/presentation/present-part.tsx', at: 10, late: 'needed' },
} satisfies Parts
