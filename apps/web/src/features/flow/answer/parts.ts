import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'mail.answer': { file: 'features/flow/answer/answer-part.tsx', at: 10, late: 'needed' },
  'mail.submit': { file: 'features/flow/answer/submit-part.tsx', at: 10, late: 'needed' },
  'mail.again': { file: 'features/flow/answer/again-part.tsx', at: 10 },
} satisfies Parts
