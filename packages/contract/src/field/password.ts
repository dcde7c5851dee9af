import * as z from 'zod'

/** The password as the administrator's sign-in asks for it (spec 1 §5). */
export const adminPassword = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(3, 'Minimum 3 symbols')
  .max(50, 'Maximum 50 symbols')

export const passwordCharsMax = 32

/** The password of a company's member, with its five rules (spec 2 §5; product.md makes the fragments full sentences). */
export const companyPassword = z
  .string('Password is required')
  .trim()
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters long')
  .max(passwordCharsMax, 'Password must be at most 32 characters long')
  .regex(/[A-Z]/, 'Password must contain at least one uppercase letter')
  .regex(/[a-z]/, 'Password must contain at least one lowercase letter')
  .regex(/\d/, 'Password must contain at least one number')
  .regex(/[@$!%*?&]/, 'Password must contain at least one special character (@, $, !, %, *, ?, &)')
