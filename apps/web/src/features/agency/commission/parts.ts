import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'student.money': { file: 'features/agency/commission/student-money-part.tsx', at: 10, late: 'needed' },
  'application.money': { file: 'features/agency/commission/application-money-part.tsx', at: 10, late: 'needed' },
} satisfies Parts
