import type { FoundValue } from '../answer.ts'
import { readSkills } from '../resume/skills.ts'
import { cut, type ResumeLine, type Span, splitSpan, tidy, toFound } from '../text/lines.ts'
import { isPlace } from '../text/places.ts'
import { type SkillLexicon, skillName } from '../text/skill-lexicon.ts'
import { findTechnologies } from '../text/technologies.ts'
import type { Segment } from './labels.ts'

const skillsMax = 100
const listWordsMax = 5
const wrappedLinesMax = 4
const prose =
  /^(?:only|ability|able|strong|excellent|good|must|should|experienced?|knowledge|understanding|proficien\w+|minimum|prior|hands|working|demonstrated|proven|solid|bachelor\w*|master\w*|degree|years?|\d+\+?|with|and|or|the|in|for|to|an?|you|we|if)\s|^\d+[.)]|^(?:inc|llc)\b/i
const glued =
  /(?<=[\p{Ll}\p{N})]|[A-Z]{2})(?=(?:If|Based|We|Our|You|The|This|What|In|As|At|For|To|Job|About|Please|Must|Are|Do|Responsibilities|Description|Experience|Overview|Role|ROLE|Top|Nice|Required|Who|Why|Minimum)\b)/u
const wished =
  /\b(?:preferred|nice to have|(?:huge |big |definite )?plus\b|desired|desirable|would be (?:helpful|nice|great|an asset)|an asset|advantageous|optional|not required|bonus)\b/i

export interface JobSkills {
  must: FoundValue[]
  nice: FoundValue[]
}

/**
 * Finds the skills that a position asks for, and those that it would like. Takes a list that the ad itself calls its skills as it stands;
 * else the known technologies that its sections of requirements name, failing these its whole text.
 */
export function findSkills(segments: readonly Segment[], lexicon: SkillLexicon, titleEnd?: number): JobSkills {
  const skills: JobSkills = { must: [], nice: [] }
  const seen = new Set<string>()
  const add = (span: Span, isNice: boolean, sure: number) => {
    const name = skillName(lexicon, tidy(span.text))
    const key = name.toLowerCase()
    if (seen.has(key)) return
    seen.add(key)
    ;(isNice ? skills.nice : skills.must).push(toFound(span, sure, name))
  }
  let hasList = false
  for (const [at, segment] of segments.entries()) {
    const { kind, isLabelled } = segment
    if (kind !== 'skills' && kind !== 'must' && kind !== 'nice') continue
    const spans = isLabelled ? listIn(segment, segments.slice(at + 1), lexicon) : itemOf(segment, lexicon)
    hasList ||= isLabelled && kind !== 'nice' && spans.length > 0
    for (const span of spans) add(span, kind === 'nice', 0.9)
  }
  const asked = segments.filter(({ kind }) => kind === 'must' || kind === 'skills' || kind === 'nice')
  const isSectioned = asked.some(({ kind }) => kind !== 'nice')
  const isShort = segments.reduce((sum, { value }) => sum + value.text.length, 0) <= shortCharsMax
  const headEnd = Math.min(titleEnd ?? 0, headCharsMax)
  const named: { span: Span; isNice: boolean }[] = []
  let hasLists = false
  for (const { kind, value } of hasList || isSectioned ? asked : segments) {
    const lists = hasList ? [] : listsIn(value, lexicon, isShort && segments[0]?.value !== value)
    for (const part of lists) add(part, kind === 'nice', 0.7)
    named.push(
      ...findTechnologies(value.text, lexicon).flatMap(({ from, to: end }) => {
        const to = end + (version.exec(value.text.slice(end))?.[0].length ?? 0)
        const isListed = lists.some((part) => part.start - value.start < to && from < part.end - value.start)
        return isListed
          ? []
          : [{ span: cut(value, from, to, /\s/), isNice: kind === 'nice' || isWished(value.text, from, end) }]
      }),
    )
    hasLists ||= lists.length > 0
  }
  for (const { span, isNice } of named) {
    // Beside a list of its own, what a title names is no skill that is asked for.
    const isOfHead = hasLists && span.start < headEnd
    if ((!hasList || isNice) && !isOfHead) add(span, isNice, 0.7)
  }
  return { must: skills.must.slice(0, skillsMax), nice: skills.nice.slice(0, skillsMax) }
}

/** 'Java 17' is one name; '8+ years' is none. */
const version =
  /^ \d{1,2}(?:\.\d{1,2})?(?![\d+%.]|\s?(?:[-–]\s?\d|\+|years?|yrs?|months?|days?|weeks?|hours?|people)\b)/iu
const listMin = 3
const shortCharsMax = 1_500
const headCharsMax = 200
const nameWordsMax = 3
const sentence = /(?<!\b(?:Sr|Jr|[A-Z]))[.;!?]+(?=\s|$)|\s\|+\s/u
const listLead =
  /^(?:(?:must|should|hands-on|experienced?|knowledge|proficien\w+|expertise|you|they|we|will|have|has|need|needs|know|with|skills?|are|in|the|using|strong|work|required|and|a|is|of)\s+)+/iu
const listTail = /\s+(?:(?:is|are)\s+)?(?:an?\s+)?(?:required|needed|must(?: have)?|mandatory|essential)$/iu
const noSkill =
  /\$|\d+\s?\/\s?(?:hr|wk)|\b(?:months?|mos?|weeks?|days?|years?|c2c|w2|1099|onsite|on-site|hybrid|remote|visa|opt|cpt|h1b|gc|usc|ead|onwards?|rate|license|shift|usa?|urgent|contract|full[- ]?time|per|hour)\b/iu

/** The names of a sentence that is a list of names, some of which are known: 'MuleSoft, RAML, API design'. */
function listsIn(value: Span, lexicon: SkillLexicon, isLine: boolean): Span[] {
  return splitSpan(value, sentence).flatMap((whole) => {
    const tail = listTail.exec(whole.text)
    const body = cut(whole, listLead.exec(whole.text)?.[0].length ?? 0, tail?.index)
    const items = splitSpan(body, /\s*,\s*(?:and\s+)?|\s+and\s+|\s+\/\s+/u)
    const isList =
      items.length >= listMin &&
      items.every(
        ({ text }) => text.split(/\s+/).length <= nameWordsMax && !noSkill.test(text) && !/^\d|:/.test(text),
      ) &&
      (items.some(({ text }) => findTechnologies(text, lexicon).length > 0) ||
        (isLine &&
          !/[.!]$|\band\b/iu.test(value.text) &&
          listLead.exec(value.text) === null &&
          whole.text.length === value.text.replace(/\.$/, '').length &&
          items.every(({ text }) => !isPlace(text))))
    return isList ? items : []
  })
}

/** The sentence around a name calls it a wish. */
function isWished(text: string, from: number, to: number): boolean {
  const start = Math.max(
    text.lastIndexOf('. ', from),
    text.lastIndexOf('* ', from),
    text.lastIndexOf('• ', from),
    from - 160,
    0,
  )
  const stop = text.slice(to).search(/\. |; |\* |• |$/)
  return wished.test(text.slice(start, Math.min(to + stop, to + 160)))
}

/** The names of a list, up to where it goes on with a sentence; nothing if the text is no list. It may fill several lines. */
function listIn({ value, line, kind }: Segment, following: readonly Segment[], lexicon: SkillLexicon): Span[] {
  const lines: ResumeLine[] = []
  for (const span of [value, ...wrapped(value, kind, following)]) {
    const part = listPart(span, lexicon)
    for (const one of splitSpan(part, parted))
      if (!ofYears.test(one.text)) lines.push({ ...line, ...one, isBullet: false })
    if (part.end < cut(span).end) break
  }
  const skills = readSkills(lines)
  return skills.length >= 2 ? skills : []
}

/** 'Linux. 8+ years of experience' is a name and a sentence. */
const parted = /\.\s+|\s\/\s/u
const ofYears = /^\d+\s?\+?\s?(?:-\s?\d+\s?)?(?:years?|yrs?)\b/iu

function wrapped(value: Span, kind: Segment['kind'], following: readonly Segment[]): Span[] {
  const lines: Span[] = []
  let end = value.end
  for (const next of following.slice(0, wrappedLinesMax)) {
    const goesOn = next.kind === kind && !next.isLabelled && !next.line.isBullet && next.value.start === end + 1
    if (!goesOn || !/[,;|•·]/.test(next.value.text)) break
    lines.push(next.value)
    end = next.value.end
  }
  return lines
}

/** Cuts a list before its first item that is too long for a name, before a sentence, and before words that a lost line break has glued to it. */
function listPart(value: Span, lexicon: SkillLexicon): Span {
  const isGlued = glued.exec(value.text)
  const whole = isGlued ? cut(value, 0, isGlued.index) : value
  let end = 0
  for (const stretch of splitSpan(whole, /\.\s+/u)) {
    const items = splitSpan(stretch, /[,;|•·\t]|\s-\s|\s\/\s/u)
    const isSentence = end > 0 && !goesOn(items, lexicon)
    for (const item of items) {
      if (ofYears.test(item.text)) continue
      if (isSentence || item.text.split(/\s+/).length > listWordsMax || prose.test(item.text))
        return cut(whole, 0, end, /[\s,;|•·–—-]/u)
      end = item.end - whole.start
    }
  }
  return cut(whole, 0, end, /[\s,;|•·–—-]/u)
}

/** Tells more names behind a full stop from a sentence: one of them is known, is a single word, or is of years that are left out. */
function goesOn(items: readonly Span[], lexicon: SkillLexicon): boolean {
  return items.some(({ text }) => !/\s/.test(text) || ofYears.test(text) || findTechnologies(text, lexicon).length > 0)
}

/** A short line with a bullet in a list of skills. */
function itemOf({ kind, value, line }: Segment, lexicon: SkillLexicon): Span[] {
  const words = value.text.split(/\s+/).length
  // 'Jira and Confluence' are two.
  if (findTechnologies(value.text, lexicon).length > 1) return []
  return line.isBullet && words <= (kind === 'skills' ? 5 : 3) && !prose.test(value.text)
    ? readSkills([{ ...line, ...value }])
    : []
}
