import type { FoundValue } from '../answer.ts'
import type { Line, PageText } from '../document/page-text.ts'
import { headingKind } from '../text/headings.ts'
import { rateTitle } from '../text/roles.ts'
import { headings } from '../text/words.ts'

interface Title {
  start: number
  end: number
}

const nearLines = 6
const separators = /\t|\s*[|·•●∙⋅]\s*|\s+[–—]\s+|\s+-\s+|\s+@\s+|\s+\bat\b\s+/u
const sectionEnd =
  /\b(?:overview|summary|profile|experience|skills|history|qualifications|objective|background|highlights|statement|education|training|development|references|accomplishments|achievements|activities|information|details)$/i
const wordsMax = 10
const lineCharsMax = 300

/** The title that stands with the name; failing that the first one on the page, which is the newest position's. */
export function findJobTitle(pages: PageText[], name: FoundValue | undefined): FoundValue | undefined {
  const page = pages[0]
  if (!page) return undefined
  const at = name ? page.lines.findIndex((line) => line.start <= name.start && name.start < line.end) : 0
  const near = page.lines.slice(Math.max(0, at), at + nearLines + 1)
  const before = page.lines.slice(Math.max(0, at - 2), Math.max(0, at)).reverse()
  for (const line of [...near, ...before]) {
    const title = titleIn(page.text, line, name)
    if (title) return toFound(page, withLineBefore(page, line, title, name), 0.85)
  }
  for (const line of page.lines.slice(at + 1)) {
    const title = titleIn(page.text, line, name)
    if (title) return toFound(page, withoutEmployer(page.text, title), 0.4)
  }
}

/** `Creative and Innovative Web` above a lone `Developer` of the same size is one title, wrapped. */
function withLineBefore({ text, lines }: PageText, line: Line, title: Title, name: FoundValue | undefined): Title {
  const before = lines[lines.indexOf(line) - 1]
  const isLone =
    title.start === line.start && title.end === line.end && !text.slice(title.start, title.end).includes(' ')
  if (!isLone || !before || line.size === 0 || Math.abs(before.size - line.size) > 0.3) return title
  if (name && before.start <= name.start && name.start < before.end) return title
  const upper = text.slice(before.start, before.end)
  const continues = /^\p{Lu}[\p{L} &/-]+$/u.test(upper) && upper.includes(' ') && !headings.has(upper.toLowerCase())
  return continues ? { start: before.start, end: title.end } : title
}

function withoutEmployer(text: string, { start, end }: Title): Title {
  const comma = text.slice(start, end).indexOf(',')
  return comma > 0 && isTitle(text.slice(start, start + comma)) ? { start, end: start + comma } : { start, end }
}

const toFound = ({ text }: PageText, { start, end }: Title, sure: number): FoundValue => ({
  value: text.slice(start, end).replace(/\s+/g, ' '),
  page: 1,
  start,
  end,
  sure,
})

function titleIn(text: string, line: Line, name: FoundValue | undefined): Title | null {
  if (line.end - line.start > lineCharsMax) return null
  let start = line.start
  for (const part of text.slice(line.start, line.end).split(new RegExp(`(${separators.source})`, 'u'))) {
    const from = name && start <= name.start && name.end <= start + part.length ? name.end - start : 0
    const title = trim(part.slice(from), start + from)
    if (title && isTitle(text.slice(title.start, title.end))) return title
    start += part.length
  }
  return null
}

function trim(part: string, start: number): Title | null {
  const lead = /^[\s,:–—-]*(?:(?:job )?title\s*:\s*|position\s*:\s*|role\s*:\s*)?/i.exec(part)?.[0].length ?? 0
  const dated = part
    .slice(lead)
    .search(
      /[\s(,]*(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+)?(?:\d{1,2}\/)?\b(?:19|20)\d\d\b/i,
    )
  const body = (dated >= 0 ? part.slice(lead, lead + dated) : part.slice(lead)).trimEnd().replace(/[,;:]$/, '')
  return body ? { start: start + lead, end: start + lead + body.length } : null
}

function isTitle(text: string): boolean {
  const words = text.split(/[\s/,()]+/).filter(Boolean)
  if (
    words.length > wordsMax ||
    !/\p{L}/u.test(text) ||
    /[@:]|\.\s|\.$|https?|www\.|\d{3}/.test(text.replace(/\b(?:Ph\.D|Sr|Jr|Dipl|Dr|Ing)\.\s?/g, ''))
  )
    return false
  if (headings.has(text.toLowerCase()) || sectionEnd.test(text) || !/^[\p{Lu}\p{Lo}]/u.test(text)) return false
  return !headingKind(text) && rateTitle(text) > 0
}
