import * as z from 'zod'

/** Value that stands for no website (spec 3 §5.4). */
export const noWebsite = 'NA'

function isWebsite(text: string): boolean {
  if (text === '' || text === noWebsite) return true
  if (/\s/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === ''
}

const hasScheme = /^[a-z][a-z\d+-]*:/i

/** A web address with its scheme: `maple.example` becomes `https://maple.example`; what is no host's name stays as it is. */
export function completeWebsite(given: string): string {
  const text = given.trim()
  return hasScheme.test(text) || !/^[^\s/@]+\.[^\s/@.]/.test(text) ? text : `https://${text}`
}

/** A company's website: an http or https address, or 'NA'; empty if it is not told. */
export const websiteLink = z
  .string()
  .overwrite(completeWebsite)
  .max(50, 'Maximum 50 characters allowed')
  .refine(isWebsite, { message: 'Website link should be a valid URL or "NA"' })
