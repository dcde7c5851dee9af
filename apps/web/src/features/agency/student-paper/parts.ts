import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'student.papers': { file: 'features/agency/student-paper/student-papers-part.tsx', at: 10, late: 'needed' },
  'application.papers': { file: 'features/agency/student-paper/application-papers-part.tsx', at: 10, late: 'needed' },
  'student.ask': { file: 'features/agency/student-paper/ask-many-part.tsx', at: 10, late: 'needed' },
} satisfies Parts
