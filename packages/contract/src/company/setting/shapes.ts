import * as z from 'zod'
import { CompanySettings } from '../../field/company-settings.ts'
import { currencies, dateFormats, namePatterns } from '../../format/settings.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'

/** Settings that the company chose; every field is null if nothing was chosen yet, and the version 0. */
export const CompanySettingsView = z.object({
  version: z.int(),
  defaultDateFormat: z.enum(dateFormats).nullable(),
  displayNamePattern: z.enum(namePatterns).nullable(),
  currency: z.enum(currencies).nullable(),
  timezone: z.string().nullable(),
})
export type CompanySettingsView = z.infer<typeof CompanySettingsView>

export const CompanySettingsAdd = CompanySettings.extend({ version: z.int().optional() })
export type CompanySettingsAdd = z.infer<typeof CompanySettingsAdd>

const place = (path: string, summary: string) => ({
  path: `/company-settings/${path}` as const,
  summary,
  tag: 'company-settings',
})

export const companySetting = {
  get: endpoint('POST', place('get', 'How the own company writes dates, names and money'), {
    access: access.setup.read,
  })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: CompanySettingsView })),
  /** A company has one set: a second replaces it. */
  add: endpoint('POST', place('add', 'Choose how the company writes dates, names and money'), {
    access: access.setup.manage,
  })
    .input(CompanySettingsAdd)
    .output(savedAnswer(CompanySettingsView)),
}
