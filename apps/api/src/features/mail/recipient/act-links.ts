import { toMailText } from '../template/mail-text.ts'

/** At most so many links of a mail are counted, each by its number. */
const linksMax = 250
/** Pages of this product that ask their reader to do something. */
const ownPages = ['/share/', '/jobs/', '/book/']
const anchors = /<a\b([^>]*)>/gi

const hrefOf = (attributes: string) => {
  const href = /\bhref="(https?:\/\/[^"]*)"/i.exec(attributes)?.[1]
  return href?.replaceAll('&amp;', '&')
}

const isCounted = (attributes: string, href: string, publicUrl: string) =>
  /\bdata-act\b/i.test(attributes) || ownPages.some((path) => href.startsWith(publicUrl + path))

/**
 * The addresses of a mail's links whose following is counted, each once, in their order: what shows a hotlist or a job, and what its
 * writer marked so. Links of signatures and the like tell nothing, and are left as they are.
 */
export function actLinksOf(body: string, publicUrl: string): string[] {
  const found = [...body.matchAll(anchors)].flatMap(([, attributes = '']) => {
    const href = hrefOf(attributes)
    return href && isCounted(attributes, href, publicUrl) ? [href] : []
  })
  return [...new Set(found)].slice(0, linksMax)
}

/** The same mail with another address for each of these links. */
export function withLinks(
  { html, text }: { html: string; text: string },
  links: readonly string[],
  addressOf: (number: number) => string,
): { html: string; text: string } {
  if (links.length === 0) return { html, text }
  const led = html.replace(anchors, (whole, attributes: string) => {
    const number = links.indexOf(hrefOf(attributes) ?? '')
    return number < 0
      ? whole
      : whole.replace(/\bhref="[^"]*"/i, () => `href="${addressOf(number)}"`).replace(/\sdata-act(="[^"]*")?/i, '')
  })
  return { html: led, text: toMailText(led) }
}
