import { type SocialNetwork, socialNetworks } from './social-networks.ts'

export const socialLinkCharsMax = 200

// Everything else behind the question mark says where somebody came from.
const meaningful = new Set(['id', '__biz', 'action'])

/**
 * The address of a page of a network as it is kept: https, without `www.`, tracking, fragment and trailing slash. Null if it is not the
 * address of a page there.
 */
export function toSocialLink(network: SocialNetwork, given: string): string | null {
  const typed = given.trim()
  const text = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (/\s/.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const host = url.hostname.replace(/^(www|m|mobile)\./, '')
  const known = socialNetworks[network].hosts.find((one) => host === one || host.endsWith(`.${one}`))
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port || !known) return null
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => meaningful.has(name))).toString()
  const path = url.pathname.replace(/\/+$/, '')
  // A network's own front page is nobody's; some give a name before the dot instead of behind the slash.
  if (path === '' && host === known) return null
  const link = `https://${host}${path}${query && `?${query}`}`
  return link.length > socialLinkCharsMax ? null : link
}
