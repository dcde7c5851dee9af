import * as z from 'zod'
import { secondFactor } from './second-factor.ts'

/**
 * Fields of a fresh proof. A change that a borrowed session must not make asks for it: whoever is signed in proves again that it is they,
 * by a code if they sign in with one, else by their password. The server knows which.
 */
export const freshProof = {
  currentPassword: z.string().max(256).optional(),
  code: z.union([z.literal('').transform(() => undefined), secondFactor]).optional(),
}
export interface FreshProof {
  currentPassword?: string | undefined
  code?: string | undefined
}

/** Messages beside the field of the proof that is asked for and empty. */
export const missingProof: Record<keyof FreshProof, string> = {
  currentPassword: 'Password is required',
  code: 'Please enter the code',
}
