import type { SiteFacts } from '@corridor/contract/wire/visit'
import { z } from 'zod'
import { isAddress } from './mail/address.ts'

/** Contacts by which the site says that one reaches whoever runs this installation. */
export type SiteContact = Omit<SiteFacts, 'publicUrl' | 'demo'>

export const siteContactSettings = {
  CONTACT_EMAIL: z
    .string()
    .refine(isAddress, 'CONTACT_EMAIL must be one address, such as hello@work.example.')
    .default('hello@corridor.example'),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ().-]{5,30}$/, 'CONTACT_PHONE must be a telephone number, such as +1 416 555 0142.')
    .default('+1 416 555 0142'),
  CONTACT_ADDRESS: z
    .string()
    .max(200, 'CONTACT_ADDRESS must have at most 200 characters.')
    .default('180 Bloor Street West, Suite 900, Toronto, Ontario M5S 2V6'),
}

type Settings = Record<keyof typeof siteContactSettings, string>

export const readSiteContact = ({ CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS }: Settings): SiteContact => ({
  contactEmail: CONTACT_EMAIL,
  contactPhone: CONTACT_PHONE,
  contactAddress: CONTACT_ADDRESS,
})
