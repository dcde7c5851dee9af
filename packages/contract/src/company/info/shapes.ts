import * as z from 'zod'
import { websiteLink } from '../../field/website.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase } from '../../wire/record.ts'
import { slugCharsMin, slugPattern } from './slug.ts'

/** Facts that a company gives of itself to the public and to other systems (spec 2 §3, company info). */
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

const line = (max = 50) => z.string().trim().max(max, `Maximum ${max} characters`)

export const CompanyInfoAdd = z.object({
  companyName: line(100).min(1, 'Company Name is required'),
  companyUrl: line()
    .min(1, 'Company URL is required')
    .toLowerCase()
    .min(slugCharsMin, `Minimum ${slugCharsMin} characters`)
    .regex(slugPattern, 'Please use letters a to z, digits, and hyphens between them'),
  website: line().min(1, 'Website is required').pipe(websiteLink),
  vatNumber: line().min(1, 'VAT Number is required'),
  registrationNumber: line().min(1, 'Registration Number is required'),
  remoteCompanyId: line().min(1, 'Remote Company ID is required'),
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
