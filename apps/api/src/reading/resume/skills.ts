import { headingKind } from '../text/headings.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'
import { noSkills } from '../text/skill-lexicon.ts'
import { findTechnologies } from '../text/technologies.ts'
import { tellsLanguages } from './languages.ts'
import { maskYears } from './skill-years.ts'

const levels =
  /^(?:advanced|intermediate|beginner|basic|basics|expert|proficient|novice|fluent|native|experienced|skilled|excellent|good|professional|working knowledge|familiar|strong|elementary|fundamental|competent|master|\d{1,3}\s?%|\d(?:\.\d)?\s?\/\s?(?:5|10)|\d+\+? (?:years?|yrs?|months?)(?: experience)?|level \d)$/i
const labelPattern = /^([^:,;()]{2,40}):\s+|^([^:,;()]{2,40})\t(?!\s*[•▪●·])(?=.*[,·•|;])/
const groupNames =
  /^(?:(?:programming |markup |scripting )?languages|(?:web |testing )?frameworks?|libraries|(?:cloud|data|web|mobile)(?: (?:platforms?|services|technologies))?|databases?|tools?|platforms?|operating systems|methodologies|testing|dev ?ops|back ?end|front ?end|infrastructure|monitoring|orchestration|scripting|messaging|middleware|security|networking|storage|analytics|integration)$/i
const itemCharsMax = 60
const itemWordsMax = 7
const separators = /\s*[,،;؛、，|•·●▪∙⋅«»\t]\s*|\s{3,}|\s+[–—*+-]\s+/u

/** The skills that a section lists, each once, without the names of its groups and the levels beside them. */
export function readSkills(lines: readonly ResumeLine[]): Span[] {
  const found: Span[] = []
  const seen = new Set<string>()
  const kept = joinWrapped(lines).filter((line, at, all) => !isGroup(line, all[at + 1]))
  for (const line of kept) {
    for (const item of itemsOf(line)) {
      const name = item.text.toLowerCase()
      if (seen.has(name) || !isSkill(item.text)) continue
      seen.add(name)
      found.push(item)
    }
  }
  return found
}

/** A line above a line that is a level alone is the name of a group. */
function isGroup(line: ResumeLine, next: ResumeLine | undefined): boolean {
  if (levels.test(line.text)) return true
  if (/:$/.test(line.text) || headingKind(line.text)) return true
  if (next && isNameOfGroup(line, next)) return true
  if (next && !divided.test(line.text)) {
    if (!line.isBullet && next.isBullet) return true
    if (line.size > next.size + 0.4 && next.size > 0) return true
  }
  return next !== undefined && levels.test(next.text) && !/[,;|]/.test(line.text)
}

/** 'CLOUD' or 'Frameworks' above what it groups; a technology in capitals is none. */
function isNameOfGroup(line: ResumeLine, next: ResumeLine): boolean {
  if (divided.test(line.text) || maskYears(line.text) !== line.text) return false
  const isShouted = /^[\p{Lu}\s&/-]{4,}$/u.test(line.text) && !/^[\p{Lu}\s&/-]+$/u.test(next.text)
  if (!isShouted && !groupNames.test(line.text)) return false
  if (isShouted && groupNames.test(line.text)) return true
  return findTechnologies(line.text, noSkills).length === 0 && itemsOf(next).length > 1
}

function itemsOf(line: ResumeLine): Span[] {
  const label = labelPattern.exec(maskYears(line.text))
  if (label && headingKind(label[1] ?? label[2] ?? '') === 'languages' && tellsLanguages(line.text)) return []
  const body = label ? cut(line, label[0].length, undefined, /\s/) : line
  return splitOutside(body).flatMap(withParts)
}

/** Divides at separators that stand outside of brackets. */
function splitOutside(span: Span): Span[] {
  let depth = 0
  const masked = [...maskYears(span.text)]
    .map((letter) => {
      if (letter === '(') depth += 1
      if (letter === ')') depth = Math.max(0, depth - 1)
      return depth > 0 && /[,،;、，|•·\t]/.test(letter) ? '\u0001' : letter
    })
    .join('')
  return splitSpan({ ...span, text: masked }, separators).map((part) =>
    cut(span, part.start - span.start, part.end - span.start, /[\s,;|•·–—:]/u),
  )
}

/** 'AWS (EC2, S3)' is AWS, EC2 and S3; 'Search Engine Optimization (SEO)' two names of one thing. */
function withParts(span: Span): Span[] {
  const open = span.text.indexOf('(')
  if (open < 0) return [trimEnd(span)]
  const close = span.text.lastIndexOf(')')
  const inside = cut(span, open + 1, close > open ? close : span.text.length)
  const before = cut(span, 0, open)
  const parts = splitSpan(inside, /\s*[,;/|]\s*|\s+&\s+|\s+and\s+/u).filter(({ text }) => !levels.test(text))
  return [before, ...parts].filter(({ text }) => text !== '').map(trimEnd)
}

const trimEnd = (span: Span): Span => cut(span, 0, span.text.replace(/[.:]$/, '').length)

function isSkill(text: string): boolean {
  if (text.length > itemCharsMax || text.split(/\s+/).length > itemWordsMax || levels.test(text)) return false
  if (!/[\p{L}]/u.test(text) || /@|https?:|www\./.test(text)) return false
  return !/^(?:and|etc|e\.g|i\.e|including|such as|skills?|tools?|others?|years?|yes|no|last used|last year|proficiency|rating|page \d)\b\.?$/i.test(
    text,
  )
}

/** A line goes on in the next if a bracket is open, or the next begins in the middle of a phrase. */
function joinWrapped(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (
      before &&
      before.page === line.page &&
      !line.isBullet &&
      goesOn(before.text, line.text) &&
      line.start === before.end + 1
    )
      joined[joined.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

const divided = /[,،;、，·•|]/
const outside = (text: string) => text.replace(/\([^)]*\)?|^[^()]*\)/g, '')

function goesOn(before: string, after: string): boolean {
  const opened = (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0)
  if (opened || /[,،、，&/]$|\b(?:and|of|for|with|in|to)$/.test(before)) return true
  if (/^\(/.test(after)) return true
  if (levels.test(before) || levels.test(after) || /:$/.test(before)) return false
  // A list of items divided by commas that fills its lines is wrapped anywhere.
  if (divided.test(outside(before)) && divided.test(outside(after)) && !labelPattern.test(after) && before.length > 40)
    return true
  return (
    /^\p{Ll}{2,}/u.test(after) &&
    !/^(?:jquery|iOS|npm|nginx|git|bash|pandas|numpy|scikit|matlab|tensorflow|pytorch|webpack|macOS)/.test(after)
  )
}
