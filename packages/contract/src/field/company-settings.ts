import * as z from 'zod'
import { currencies, dateFormats, namePatterns, type CompanySettings as Settings } from '../format/settings.ts'
import { isTimeZone } from '../format/time-zones.ts'

// spec 2 §5, Settings; 'Formate' is a slip (product.md).
export const CompanySettings = z.object({
  defaultDateFormat: z.enum(dateFormats, 'Default Date Format is required'),
  displayNamePattern: z.enum(namePatterns, 'Display Name Pattern is required'),
  currency: z.enum(currencies, 'Currency is required'),
  timezone: z
    .string('Timezone is required')
    .min(1, 'Timezone is required')
    .max(60, 'Unknown time zone')
    .refine(isTimeZone, 'Unknown time zone'),
}) satisfies z.ZodType<Settings>
