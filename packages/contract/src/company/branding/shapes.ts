import * as z from 'zod'
import { toBrandColor } from '../../field/brand-color.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase } from '../../wire/record.ts'

const fileKey = z.string().min(1).max(200)

/** Look of a company in public: its pictures and its colour. Pictures are keys of stored files; null if there is none. */
export const CompanyBranding = z.object({
  ...recordBase,
  coverImage: fileKey.nullable(),
  bannerImage: fileKey.nullable(),
  companyLogo: fileKey.nullable(),
  /** `#rrggbb`. */
  brandColor: z.string().nullable(),
  /** True if its public pages show them. */
  publish: z.boolean(),
})
export type CompanyBranding = z.infer<typeof CompanyBranding>

/** Spec 2 §5: banner, logo and publish are required, the colour is a hex of 3 or 6 digits. */
export const CompanyBrandingAdd = z.object({
  bannerImage: z.string('Banner image is required').min(1, 'Banner image is required').max(200),
  companyLogo: z.string('Company logo is required').min(1, 'Company logo is required').max(200),
  brandColor: z
    .string()
    .trim()
    .transform((given, check) => {
      const color = toBrandColor(given)
      if (color !== null) return color
      check.issues.push({ code: 'custom', message: 'Invalid hex color', input: given })
      return z.NEVER
    }),
  publish: z.boolean('Please choose whether the public sees it'),
  version: z.int().optional(),
})
export type CompanyBrandingAdd = z.infer<typeof CompanyBrandingAdd>

export const branding = {
  get: endpoint(
    'GET',
    { path: '/company-branding/get', summary: 'How the own company shows itself', tag: 'company-branding' },
    { access: access.setup.read },
  )
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: CompanyBranding.nullable() })),
  /** A company has one set: a second replaces it. */
  add: endpoint(
    'POST',
    { path: '/company-branding/add', summary: 'Say how the company shows itself', tag: 'company-branding' },
    { access: access.setup.manage },
  )
    .input(CompanyBrandingAdd)
    .output(savedAnswer(CompanyBranding)),
  /** Spec 2 §7, the upload flow: `fileName` is the stored file's key. */
  saveCover: endpoint(
    'POST',
    {
      path: '/company/cover-save',
      summary: 'Make an uploaded picture the cover of the company',
      tag: 'company-branding',
    },
    { access: access.setup.manage },
  )
    .input(
      z.object({ fileName: z.string('Please select a file first.').min(1, 'Please select a file first.').max(200) }),
    )
    .output(savedAnswer(CompanyBranding)),
}
