import * as z from 'zod'

/** An IANA name of a zone. The zones that this runtime knows are the ones that it can write times in. */
export const timeZone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone })
      return true
    } catch {
      return false
    }
  }, 'Unknown time zone')
