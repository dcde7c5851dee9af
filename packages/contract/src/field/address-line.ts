import * as z from 'zod'

/** One line of an address (spec 3 §5.2). */
export const addressLine = z
  .string('Address is required')
  .trim()
  .min(1, 'Address is required')
  .min(10, 'Address must be at least 10 characters')
  .max(50, 'Address cannot exceed 50 characters')
  .refine((line) => !/[#@.,&\-_+*()]{6,}/.test(line), {
    message: 'Cannot have 6 or more special characters together',
  })
