import type { Facts } from '../../wire/facts.ts'

export const duplicateFacts = {
  auditKinds: { 'candidate-pair': 'Likely duplicate' },
  auditVerbs: { merged: 'Merged into another candidate' },
} as const satisfies Facts
