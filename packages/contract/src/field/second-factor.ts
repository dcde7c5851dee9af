import * as z from 'zod'

const message = 'Please enter the code'

/** Six digits of an authenticator app, or a recovery code, with or without the spaces and hyphens that people write in them. */
export const secondFactor = z
  .string(message)
  .max(40, message)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => code !== '', message)
