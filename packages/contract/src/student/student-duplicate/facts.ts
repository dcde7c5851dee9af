import type { Facts } from '../../wire/facts.ts'

export const studentDuplicateFacts = {
  auditKinds: { 'student-pair': 'Likely duplicate' },
} as const satisfies Facts
