import * as z from 'zod'
import { secondFactor } from './second-factor.ts'

/**
 * What a change asks for that a borrowed session must not make: whoever is signed in shows again that it is they, by a code where they
 * sign in with one, else by their password. The server knows which.
 */
export const freshProof = {
  currentPassword: z.string().max(256).optional(),
  code: z.union([z.literal('').transform(() => undefined), secondFactor]).optional(),
}
export interface FreshProof {
  currentPassword?: string | undefined
  code?: string | undefined
}

/** What is said beside the field that is asked for and empty. */
export const missingProof: Record<keyof FreshProof, string> = {
  currentPassword: 'Password is required',
  code: 'Please enter the code',
}
