import type { Evidence } from '@corridor/contract/mail/recipient/shapes'
import type { Suppressed } from '../suppression/tables.ts'

/** Makes the evidence of why an address is suppressed, as it is kept with the person of a campaign. */
export function toEvidence({ kind, value, evidence, since }: Suppressed): Evidence {
  const last = evidence.at(-1)
  return {
    date: last?.at ?? since.toISOString(),
    mail: last?.subject ?? '',
    words: last?.words ?? '',
    value: kind === 'domain' ? value : '',
  }
}
