import * as z from 'zod'
import { websiteLink } from '../../field/website.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase } from '../../wire/record.ts'
import { slugPattern } from './slug.ts'

/** What a company says of itself to the public and to other systems (spec 2 §3, company info). */
export const CompanyInfo = z.object({
  ...recordBase,
  companyName: z.string(),
  /** The last part of its public address. */
  companyUrl: z.string(),
  website: z.string(),
  vatNumber: z.string(),
  registrationNumber: z.string(),
  remoteCompanyId: z.string(),
})
export type CompanyInfo = z.infer<typeof CompanyInfo>

const needed = (title: string, max = 50) =>
  z.string(`${title} is required`).trim().min(1, `${title} is required`).max(max, `Maximum ${max} characters`)

export const CompanyInfoAdd = z.object({
  companyName: needed('Company Name', 100),
  companyUrl: needed('Company URL')
    .toLowerCase()
    .regex(slugPattern, 'Please use 3 to 50 letters a to z, digits and hyphens'),
  website: needed('Website').pipe(websiteLink),
  vatNumber: needed('VAT Number'),
  registrationNumber: needed('Registration Number'),
  remoteCompanyId: needed('Remote Company ID'),
  version: z.int().optional(),
})
export type CompanyInfoAdd = z.infer<typeof CompanyInfoAdd>

export const info = {
  get: endpoint(
    'GET',
    { path: '/company-info/get', summary: 'What the own company says of itself', tag: 'company-info' },
    { access: access.setup.read },
  )
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: CompanyInfo.nullable() })),
  /** A company has one: a second replaces it. */
  add: endpoint(
    'POST',
    { path: '/company-info/add', summary: 'Say what the company is', tag: 'company-info' },
    { access: access.setup.manage },
  )
    .input(CompanyInfoAdd)
    .output(savedAnswer(CompanyInfo)),
}
