import type { PageText } from '../document/page-text.ts'
import type { ResumeLine, Span } from '../text/lines.ts'
import { withoutBullet } from '../text/lines.ts'

/** No job ad is longer; what follows is left unread. */
export const jobCharsMax = 60_000
const lineCharsMax = 600
const stretchCharsMax = 1_200

/**
 * The lines of a job ad. Ads that were scraped or pasted hold whole sections on one line: such a line is cut where a sentence or a word
 * ends, so that none is longer than 600 characters and no pattern is ever tried on more.
 */
export function toJobLines(pages: readonly PageText[]): ResumeLine[] {
  return readPages(pages).flatMap(({ text, lines }, at) =>
    lines.flatMap((line) =>
      atBullets(text, line.start, line.end).flatMap(([from, to]) => {
        const { lead, rest } = withoutBullet(text.slice(from, to))
        const trimmed = rest.trimEnd()
        if (trimmed === '') return []
        const start = from + lead
        return [
          { page: at + 1, start, end: start + trimmed.length, text: trimmed, size: line.size, isBullet: lead > 0 },
        ]
      }),
    ),
  )
}

/** The text in stretches of some paragraphs, for what may run over the end of a line. */
export function toStretches(pages: readonly PageText[]): Span[] {
  return readPages(pages).flatMap(({ text }, at) =>
    cutAt(text, 0, text.length, stretchCharsMax).map(([start, end]) => ({
      page: at + 1,
      start,
      end,
      text: text.slice(start, end),
    })),
  )
}

function readPages(pages: readonly PageText[]): PageText[] {
  let left = jobCharsMax
  return pages.map((page) => {
    const text = page.text.slice(0, Math.max(0, left))
    left -= text.length
    const lines = page.lines
      .filter(({ start }) => start < text.length)
      .map((line) => ({ ...line, end: Math.min(line.end, text.length) }))
    return { ...page, text, lines }
  })
}

/** A line at the bullets within it, for lists whose line breaks were lost. */
function atBullets(text: string, start: number, end: number): [start: number, end: number][] {
  return cutAt(text, start, end, lineCharsMax).flatMap(([from, to]) => {
    const starts = [from, ...[...text.slice(from, to).matchAll(/\s(?=[*•▪●]\s)/g)].map(({ index }) => from + index + 1)]
    return starts.map((at, number): [number, number] => [at, starts[number + 1] ?? to])
  })
}

/** Start and end of parts of at most `charsMax`, which end with a line, else a sentence, else a word. */
function cutAt(text: string, start: number, end: number, charsMax: number): [start: number, end: number][] {
  const parts: [number, number][] = []
  let from = start
  while (end - from > charsMax) {
    const window = text.slice(from + charsMax / 2, from + charsMax)
    const last = [window.lastIndexOf('\n'), window.lastIndexOf('. '), window.lastIndexOf(' ')].find((at) => at >= 0)
    const to = last === undefined ? from + charsMax : from + charsMax / 2 + last + 1
    parts.push([from, to])
    from = to
  }
  if (from < end) parts.push([from, end])
  return parts
}
