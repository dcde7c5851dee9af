import * as z from 'zod'
import type { SuppressionKind } from './kinds.ts'

const label = '[\\p{L}\\p{N}]([\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
// Longer than a form of ours lets one be: what comes back was written elsewhere.
const address = z.email().max(254)
const domain = new RegExp(`^(${label}\\.)+${label}$`, 'u')

/** Reads `jane@delta.example`, `delta.example` and `@delta.example` as an address or a domain; undefined if it is neither. */
export function readValue(text: string): { kind: SuppressionKind; value: string } | undefined {
  const value = text.trim().toLowerCase().replace(/^@/, '')
  if (value.includes('@')) return address.safeParse(value).success ? { kind: 'address', value } : undefined
  return value.length <= 253 && domain.test(value) ? { kind: 'domain', value } : undefined
}

/** The same as a field of a form. */
export function judgeValue(text: string, context: z.RefinementCtx): string {
  const read = readValue(text)
  if (text.trim() === '') context.addIssue({ code: 'custom', message: 'Address or domain is required' })
  else if (!read) context.addIssue({ code: 'custom', message: 'Please enter an e-mail address or a domain' })
  return read?.value ?? ''
}
