import type { FoundValue } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { withoutFurniture } from './furniture.ts'

/** A stretch of a page's text: `page` from 1, `start` and `end` in that page. */
export interface Span {
  page: number
  start: number
  end: number
  text: string
}

/** One line of a document in reading order. */
export interface ResumeLine extends Span {
  /** In points; 0 when unknown. */
  size: number
  /** Begins with a bullet, which is not part of `text`. */
  isBullet: boolean
}

const bullet = /^(?:[•●▪■◦‣⁃∙·*«»➢➤►▶✓✔❖◆◇○□\ufffd\ue000-\uf8ff–—-]\s*|\+\s+)(?=\S)/u

// Longer lines head nothing and list nothing; a document of more lines is no resume.
const lineCharsMax = 600
const linesMax = 3_000

/** All lines of a document, one after another, without what runs through its pages. */
export function toResumeLines(pages: readonly PageText[]): ResumeLine[] {
  const kept = withoutFurniture(pages)
  const all = pages.flatMap(({ text }, at) =>
    (kept[at] ?? [])
      .filter(({ start, end }) => end - start <= lineCharsMax)
      .map((line) => {
        const whole = text.slice(line.start, line.end)
        const { lead, rest } = withoutBullet(whole)
        return {
          page: at + 1,
          start: line.start + lead,
          end: line.end,
          text: rest,
          size: line.size,
          isBullet: lead > 0,
        }
      }),
  )
  return all.slice(0, linesMax)
}

/** Cuts a line's bullet off, and counts the characters that it takes. */
export function withoutBullet(line: string): { lead: number; rest: string } {
  const lead = bullet.exec(line)?.[0].length ?? 0
  return { lead, rest: line.slice(lead) }
}

/** A part of a span, by offsets within its text; blanks and `trimmed` at its ends are left out. */
export function cut(span: Span, from = 0, to = span.text.length, trimmed = /[\s,،，、;:：|•·–—-]/u): Span {
  let [start, end] = [from, to]
  while (start < end && trimmed.test(span.text[start] ?? '')) start += 1
  while (end > start && trimmed.test(span.text[end - 1] ?? '')) end -= 1
  return { page: span.page, start: span.start + start, end: span.start + end, text: span.text.slice(start, end) }
}

/** The parts between matches of `separator`, empty ones left out. */
export function splitSpan(span: Span, separator: RegExp): Span[] {
  const parts: Span[] = []
  let from = 0
  for (const match of span.text.matchAll(new RegExp(separator.source, `${separator.flags.replace('g', '')}g`))) {
    parts.push(cut(span, from, match.index))
    from = match.index + match[0].length
  }
  parts.push(cut(span, from))
  return parts.filter(({ text }) => text !== '')
}

/** A span as a value that was read. */
export const toFound = ({ page, start, end, text }: Span, sure: number, value = tidy(text)): FoundValue => ({
  value,
  page,
  start,
  end,
  sure,
})

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
