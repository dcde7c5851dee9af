import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'mail.counted': { file: 'features/mail/report/counted-part.tsx', at: 10, late: 'needed' },
  'vendor.work': { file: 'features/mail/report/vendor-mails-part.tsx', at: 20, late: 'optional' },
} satisfies Parts
