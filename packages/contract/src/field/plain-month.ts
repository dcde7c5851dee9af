import * as z from 'zod'

/** A month, `YYYY-MM`: no day, and so no zone moves it. `missing` is said where none is given. */
export const plainMonth = ({ message }: { message: string }) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Please choose a month')
