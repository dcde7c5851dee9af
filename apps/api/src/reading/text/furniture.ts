import type { Line, PageText } from '../document/page-text.ts'
import { headingKind } from './headings.ts'

/** As many rows of a page's top and of its bottom may be a running header or footer. */
const edgeRows = 2
const numberedCharsMax = 80
const numbered =
  /(?:^|\s)(?:page|seite|página|pagina|pág\.?|strona|str\.|sida|side|sayfa|стр\.?|страница)\s*\d{1,3}(?:\s*(?:of|von|de|di|van|z|av|\/|из)\s*\d{1,3})?$|^\d{1,3}\s*(?:\/|of)\s*\d{1,3}$|^第?\s*\d{1,3}\s*(?:页|頁|ページ)/iu

/**
 * The lines of each page without what runs through all of them: numbers of pages, and what stands at the same edge of each page. A header
 * stays where it stands first, as it may be all that tells a name or an address.
 */
export function withoutFurniture(pages: readonly PageText[]): Line[][] {
  const running = pages.length > 1 ? findRunning(pages) : { tops: new Set<string>(), bottoms: new Set<string>() }
  return pages.map((page, at) => {
    const { tops, bottoms } = edgesOf(page)
    return page.lines.filter((line) => {
      const text = page.text.slice(line.start, line.end)
      if (text.length <= numberedCharsMax && numbered.test(text)) return false
      const name = withoutNumber(text, at + 1)
      return (
        !(at > 0 && tops.includes(line) && running.tops.has(name)) &&
        !(bottoms.includes(line) && running.bottoms.has(name))
      )
    })
  })
}

function findRunning(pages: readonly PageText[]) {
  const edges = pages.map(edgesOf)
  const shared = (edge: 'tops' | 'bottoms') => {
    const [first, ...others] = edges.map(
      (page, at) =>
        new Set(page[edge].map(({ start, end }) => withoutNumber(pages[at]?.text.slice(start, end) ?? '', at + 1))),
    )
    return new Set([...(first ?? [])].filter((name) => !headingKind(name) && others.every((other) => other.has(name))))
  }
  return { tops: shared('tops'), bottoms: shared('bottoms') }
}

/** Lines of the topmost and of the lowest rows; a page of few rows has no edges. */
function edgesOf({ lines }: PageText): { tops: Line[]; bottoms: Line[] } {
  // A page may have more lines than a call takes arguments.
  const lowest = lines.reduce((most, { depth }) => Math.max(most, depth), 0)
  if (lowest < edgeRows * 2) return { tops: [], bottoms: [] }
  return {
    tops: lines.filter(({ depth }) => depth < edgeRows),
    bottoms: lines.filter(({ depth }) => depth > lowest - edgeRows),
  }
}

const withoutNumber = (text: string, page: number) => text.replace(new RegExp(`(?<!\\d)${page}(?!\\d)`), '#')
