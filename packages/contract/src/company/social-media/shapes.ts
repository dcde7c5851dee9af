import * as z from 'zod'
import { socialLinkCharsMax, toSocialLink } from '../../field/social-link.ts'
import { type SocialNetwork, socialNetworkIds } from '../../field/social-networks.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase } from '../../wire/record.ts'

/** Addresses of a company on social networks, one for each that it is on. */
const links = <Shape extends z.ZodType>(shapeOf: (network: SocialNetwork) => Shape) =>
  Object.fromEntries(socialNetworkIds.map((network) => [network, shapeOf(network)])) as Record<SocialNetwork, Shape>

export const CompanySocialMedia = z.object({ ...recordBase, links: z.object(links(() => z.string().optional())) })
export type CompanySocialMedia = z.infer<typeof CompanySocialMedia>

const linkOf = (network: SocialNetwork) =>
  z
    .string()
    .trim()
    .max(socialLinkCharsMax, `Maximum ${socialLinkCharsMax} characters`)
    .transform((given, check) => {
      if (given === '') return ''
      const link = toSocialLink(network, given)
      if (link !== null) return link
      check.issues.push({
        code: 'custom',
        message: 'This is not the address of a page on this network',
        input: given,
      })
      return z.NEVER
    })
    .default('')

/** All links at once: one that is empty, or absent, is none. */
export const CompanySocialMediaAdd = z.object({ ...links(linkOf), version: z.int().optional() })
export type CompanySocialMediaAdd = z.infer<typeof CompanySocialMediaAdd>

const place = (path: string, summary: string) => ({
  path: `/company-social-media/${path}` as const,
  summary,
  tag: 'company-social-media',
})

export const socialMedia = {
  get: endpoint('GET', place('get-social-media', 'Where the own company is found'), { access: access.setup.read })
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: CompanySocialMedia.nullable() })),
  /** A company has one set: a second replaces it. */
  add: endpoint('POST', place('add-social-media', 'Say where the company is found'), { access: access.setup.manage })
    .input(CompanySocialMediaAdd)
    .output(savedAnswer(CompanySocialMedia)),
}
