import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'student.review': { file: 'features/agency/file-review/review-part.tsx', at: 10, late: 'needed' },
} satisfies Parts
