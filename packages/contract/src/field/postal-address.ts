import * as z from 'zod'
import { boundedText } from './name.ts'

/** The place of an office or a bill (spec 2 §5): state and city are ids of the data set or texts. */
export const postalAddress = {
  address: boundedText('Address', 3, 50),
  country: z.uuid('Country is required'),
  state: boundedText('State', 3, 50),
  city: boundedText('City', 3, 50),
  /** Required if the country has such codes: `findZipCodeFault`. */
  zipCode: z
    .string()
    .trim()
    .max(50, 'Maximum 50 characters')
    .refine((code) => code === '' || code.length >= 3, 'Minimum 3 characters')
    .default(''),
}
