import * as z from 'zod'
import { commonWords } from './common-words.ts'
import { companyPassword, passwordCharsMax } from './password.ts'

const words = new Set(commonWords.trim().split(/\s+/))
const disguises: Record<string, string> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', '5': 's', $: 's', '!': 'i' }
/** More than these around a word are no longer what people add to satisfy rules. */
const trimmingsMax = 6

/**
 * True for one common word, however it is disguised and whatever stands around it (P@ssw0rd1!), and for runs of the keyboard. Long
 * passwords and those of several words pass.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > passwordCharsMax) return false
  const text = password.toLowerCase()
  const [, before = '', core = '', after = ''] = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(text) ?? []
  if (new Set(text).size < 5) return true
  if (before.length + after.length > trimmingsMax) return false
  const plain = core.replace(/[@0135$!]/g, (sign) => disguises[sign] ?? sign)
  return words.has(plain) || words.has(core.replace(/[^a-z]/g, ''))
}

/** A password that somebody chooses: the rules of a sign-in, and none of those that are guessed first. */
export const newPassword = companyPassword.refine((value) => !isCommonPassword(value), 'Password is too common')

/** The fields of a choice, to be judged by `checkConfirmation`. */
export const chosenPassword = {
  password: newPassword,
  confirmPassword: z.string('Password confirmation is required').trim().min(1, 'Password confirmation is required'),
}

/** Both entries of a new password are the same, if both are given (spec 2 §5). */
export function checkConfirmation(
  value: { password: string; confirmPassword?: string | undefined },
  check: z.RefinementCtx,
) {
  if (value.confirmPassword === undefined || value.password === value.confirmPassword) return
  check.addIssue({ code: 'custom', path: ['confirmPassword'], message: "Password and Confirm Password didn't match" })
}
