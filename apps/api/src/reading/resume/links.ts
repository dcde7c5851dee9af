import type { ResumeLine, Span } from '../text/lines.ts'

const address =
  /(?<![@\w.-])(?:https?:\/\/[^\s|,;<>()]+|(?:www\.)?(?:linkedin\.com\/(?:in|pub)|github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com\/users|medium\.com|behance\.net|dribbble\.com|kaggle\.com|twitter\.com|x\.com|xing\.com\/profile)\/[\w@%./~+-]+|www\.[\w-]+\.[^\s|,;<>()]+)/giu
const linksMax = 20

/** The web addresses of a person, as they are written. */
export function findLinks(lines: readonly ResumeLine[]): Span[] {
  const found: Span[] = []
  const seen = new Set<string>()
  for (const line of lines) {
    for (const match of line.text.matchAll(address)) {
      const text = match[0].replace(/[.,;:!?)\]]+$/, '')
      const plain = text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, '')
      if (seen.has(plain) || found.length === linksMax) continue
      seen.add(plain)
      found.push({
        page: line.page,
        start: line.start + match.index,
        end: line.start + match.index + text.length,
        text,
      })
    }
  }
  return found
}
