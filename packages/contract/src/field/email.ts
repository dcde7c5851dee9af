import * as z from 'zod'

/** An e-mail address with the specification's messages (spec 1 §5, spec 2 §5). It is compared in lower case. */
export const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .min(3, 'Minimum 3 symbols')
  .max(50, 'Maximum 50 symbols')
  .pipe(z.email('Wrong email format'))
