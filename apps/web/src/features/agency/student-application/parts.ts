import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'student.applications': { file: 'features/agency/student-application/applications-part.tsx', at: 10 },
} satisfies Parts
