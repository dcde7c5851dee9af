import * as z from 'zod'

/** A phone number as typed, 3 to 50 characters (spec 2 §5): digits, spaces, an optional leading + and an extension. */
export const phone = z
  .string('Phone is required')
  .trim()
  .min(1, 'Phone is required')
  .min(3, 'Minimum 3 symbols')
  .max(50, 'Maximum 50 symbols')
  .regex(/^\+?[\d\s().\-/]*\d[\d\s().\-/]*((ext|x|#)\.?\s?\d{1,6})?$/i, 'Wrong phone format')

/** The same if it may be left empty. */
export const optionalPhone = z
  .string('Phone is required')
  .trim()
  .superRefine((value, check) => {
    if (value === '') return
    for (const { message } of phone.safeParse(value).error?.issues ?? []) check.addIssue({ code: 'custom', message })
  })
