import type { FoundValue } from '../answer.ts'
import { cut, type ResumeLine, type Span, toFound } from '../text/lines.ts'
import type { Segment } from './labels.ts'

const types: [name: string, pattern: RegExp][] = [
  [
    'Contract-to-hire',
    /\b(?:contract|contracting|temp(?:orary)?)[ -]?(?:to|2)[ -]?(?:hire|perm(?:anent)?|full[ -]?time)\b|\bc2h\b|\bcth\b|\bright[ -]to[ -]hire\b|\bpossible (?:hire|conversion|perm)/iu,
  ],
  ['Internship', /\b(?:intern|internship|co-op)\b/iu],
  ['Part-time', /\bpart[ -]?time\b/iu],
  [
    'Full-time',
    /\bfull[ -]?time\b|\bfte\b|\bfull\b(?= or part[ -]time)|\bpermanent\b|\bperm\b|\bdirect[ -]hire\b|\bindefinite\b/iu,
  ],
  ['Contract', /\b(?:contract|contractual|contractor|contracting|freelance|c2c|corp[ -](?:to|2)[ -]corp|1099)\b/iu],
  ['Temporary', /\b(?:temp|temporary|seasonal|term(?= (?:nte|appointment|position|not)))\b/iu],
]
const negated = /\b(?:no|not|non|without|never)\b[ -]?(?:a )?(?:[\w-]{1,12},? (?:or )?)?$/i
const role =
  '(?:position|role|job|opportunity|employment|basis|assignment|opening|engagement|appointment|hire|project|vacancy)'
const told = new RegExp(
  String.raw`\b(?:full[ -]?time|part[ -]?time|contract(?:[ -]to[ -](?:hire|perm))?|c2h|temp(?:orary)?(?:[ -]to[ -](?:hire|perm))?|permanent|direct[ -]hire|freelance|seasonal|internship)\b(?=[^.;:\n]{0,30}\b${role}s?\b)`,
  'giu',
)
const toldAfter =
  /\b(?:this|the) (?:position|role|job|opportunity) is [^.;:\n]{0,40}?\b(?:full[ -]?time|part[ -]?time|contract|temporary|permanent)\b/giu
const lasting = /\b\d{1,2}\+?[ -]{0,3}(?:months?|weeks?|years?)\+? (?:contract|c2h)\b/giu
const headLinesMax = 8

/** The kinds of employment that an ad offers, normalised, each with the words that say so. Several only if one label names several. */
export function findJobTypes(
  segments: readonly Segment[],
  lines: readonly ResumeLine[],
  stretches: readonly Span[],
): FoundValue[] {
  const labelled = [...ofKind(segments, 'type'), ...ofKind(segments, 'schedule')].flatMap((span) => typesIn(span, 0.95))
  if (labelled.length > 0) return distinct(labelled)
  const duration = ofKind(segments, 'duration').flatMap((span) => typesIn(span, 0.9))
  if (duration.length > 0) return distinct(duration)
  const terms = ofKind(segments, 'payType').flatMap((span) => typesIn(span, 0.8))
  if (terms.length > 0) return distinct(terms)
  const title = lines[0] ? typesIn(lines[0], 0.85) : []
  if (title.length > 0) return distinct(title)
  for (const line of lines.slice(1, headLinesMax)) {
    const [found] = line.text.length <= 60 ? typesIn(line, 0.8) : []
    if (found) return [found]
  }
  for (const pattern of [lasting, toldAfter, told]) {
    for (const stretch of stretches) {
      for (const { index, 0: whole } of stretch.text.matchAll(pattern)) {
        if (negated.test(stretch.text.slice(Math.max(0, index - 30), index))) continue
        const [found] = typesIn(cut(stretch, index, index + whole.length), pattern === told ? 0.6 : 0.75)
        if (found) return [found]
      }
    }
  }
  // A position of which the duration is told in months ends: it is one on contract.
  const [limited] = ofKind(segments, 'duration').filter(({ text }) =>
    /^\W{0,3}\d{1,2}\s?\+?[ -]{0,3}(?:to \d+ )?(?:months?|mos?|weeks?)\b/i.test(text),
  )
  return limited ? [toFound(limited, 0.5, 'Contract')] : []
}

const ofKind = (segments: readonly Segment[], kind: Segment['kind']) =>
  segments.filter((segment) => segment.kind === kind && segment.isLabelled).map(({ value }) => value)

function typesIn(span: Span, sure: number): FoundValue[] {
  const found: FoundValue[] = []
  const taken: [number, number][] = []
  for (const [name, pattern] of types) {
    const match = pattern.exec(span.text)
    if (!match) continue
    const [from, to] = [match.index, match.index + match[0].length]
    if (
      taken.some(([start, end]) => from < end && start < to) ||
      negated.test(span.text.slice(Math.max(0, from - 30), from))
    )
      continue
    taken.push([from, to])
    found.push(toFound(cut(span, from, to), sure, name))
  }
  return found.sort((one, other) => one.start - other.start)
}

const distinct = (found: readonly FoundValue[]) =>
  found.filter(({ value }, at) => found.findIndex((one) => one.value === value) === at).slice(0, 3)
