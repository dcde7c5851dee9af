import type { Parts } from '../../../lib/places.ts'

export const parts = {
  'company.dossier': { file: 'features/flow/dossier/dossier-part.tsx', at: 10 },
} satisfies Parts
