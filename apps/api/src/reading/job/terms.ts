import type { JobFields } from '../answer.ts'
import { cut, type Span, splitSpan, tidy, toFound } from '../text/lines.ts'
import { numberWords } from '../text/number-words.ts'
import type { Segment } from './labels.ts'
import { clausesOf, type Naming, standsIn } from './stands.ts'

const payTypes: [value: string, pattern: string][] = [
  ['W2', String.raw`w[ \-–]?2(?! form)`],
  ['C2C', String.raw`c[ -]?2[ -]?c|corp(?:oration)?[ \-–]?(?:to|2)[ \-–]?corp(?:oration)?`],
  ['1099', '(?<![$#-])1099(?! form)'],
]
const values = payTypes.map(([value, pattern]) => [value, new RegExp(`^(?:${pattern})$`, 'iu')] as const)
const naming: Naming = {
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${payTypes.map(([, pattern]) => pattern).join('|')})(?![\p{L}\p{N}])`,
    'giu',
  ),
  valueOf: (written) => values.find(([, pattern]) => pattern.test(written))?.[0] ?? written,
  isFirst: () => false,
}

/** Finds the ways in which a person may be paid: W2, C2C, 1099, each if it is offered, and the ones that are refused. */
export function findPayTypes(stretches: readonly Span[]): Pick<JobFields, 'payTypes' | 'refusedPayTypes'> {
  const named = stretches.flatMap((stretch) =>
    splitSpan(stretch, /\n/u).flatMap((line) => clausesOf(line).flatMap((clause) => standsIn(clause, naming))),
  )
  const found = (isRefused: boolean) =>
    payTypes.flatMap(([value]) => {
      const one = named.find((each) => each.value === value && (each.stand === 'refused') === isRefused)
      return one ? [toFound(one.span, 0.85, value)] : []
    })
  const taken = found(false)
  // 'No C2C on W2 only': whatever is offered anywhere is not refused.
  const refused = found(true).filter(({ value }) => taken.every((one) => one.value !== value))
  return { payTypes: taken, refusedPayTypes: refused }
}

const number = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)`
const time = String.raw`${number}\s?\+?(?:\s?(?:-|–|to|or)\s?${number}\s?\+?)?[\s-]{0,3}(?:months?|mo?s?|mths?|mnths?|weeks?|wks?|years?|yrs?|meses|mois|mes|monate?n?|mesi|شهر|أشهر|شهور|个月|ヶ月)(?![\p{L}\p{N}])\s?\+?(?: to \d{1,2} (?:months?|years?))?`
const durationAtStart = new RegExp(`${time}|\\blong[ -]?term\\b|\\bshort[ -]?term\\b`, 'iu')
const durationTold = new RegExp(
  [
    String.raw`${time}(?= ?(?:\+ ?)?(?:long |travel |initial )?(?:\(?w2\)? )?(?:contract|c2h|assignment|engagement|project(?! manage)|temp\b|right to hire|term\b|temporary|appointment|position))`,
    String.raw`(?<=\b(?:contract|assignment|engagement|term|temporary|duration|appointment)\b[^.;\n]{0,24}(?:for|of|is|:|-|–|to last|nte|exceed|lasts?|\()\s?)${time}(?!\s(?:of|experience|in|as|with|working)\b)`,
    String.raw`(?<=\b(?:nte|not[ -]to[ -]exceed)\s{1,2})${time}`,
  ].join('|'),
  'iu',
)

/** A time on its own is the contract's, unless it is how long somebody has done or known something. */
const durationAlone = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£.,/-])(?<!\b(?:experience|within|last|past|first|every|least|probation\w*|notice|over|minimum)\b[^.;,\n]{0,20})${number}\s?\+?(?:\s?(?:-|–|to)\s?${number}\s?\+?)?[\s-]{0,2}(?:months?|mos?|mths?|mnths?|weeks?|wks?)\b\s?\+?(?!\s(?:of |as |in |with |old|notice|ago|experience|prior)|[^.;,\n]{0,30}\bexperience)`,
  'iu',
)
const shortTextCharsMax = 1_500

/** Finds the duration of the contract: as it is written, and its least number of months. */
export function findDuration(
  segments: readonly Segment[],
  stretches: readonly Span[],
): Pick<JobFields, 'contractDuration' | 'contractMonths'> {
  for (const kind of ['duration', 'type', 'salary'] as const) {
    for (const { value, kind: own, isLabelled } of segments) {
      const match =
        own === kind && isLabelled
          ? (durationAtStart.exec(value.text) ?? (kind === 'duration' ? /^\d{1,2}\+?$/.exec(value.text) : null))
          : null
      if (match) return toDuration(cut(value, match.index, match.index + match[0].length), 0.95)
    }
  }
  for (const stretch of stretches) {
    const match = durationTold.exec(stretch.text)
    if (match) return toDuration(cut(stretch, match.index, match.index + match[0].length), 0.75)
  }
  // A long ad speaks of many times.
  const isShort = stretches.reduce((sum, { text }) => sum + text.length, 0) <= shortTextCharsMax
  for (const stretch of isShort ? stretches : []) {
    const match = durationAlone.exec(stretch.text)
    if (match) return toDuration(cut(stretch, match.index, match.index + match[0].length), 0.7)
  }
  return {}
}

function toDuration(span: Span, sure: number): Pick<JobFields, 'contractDuration' | 'contractMonths'> {
  const [, count = '', unit = ''] =
    new RegExp(`^(${number})(?!\\d)(?:.*?(week|wk|year|yr))?`, 'iu').exec(span.text) ?? []
  const amount = Number(count) || numberWords[count.toLowerCase()]
  const months = amount && amount * (/^w/i.test(unit) ? 12 / 52 : /^y/i.test(unit) ? 12 : 1)
  return {
    contractDuration: toFound(span, sure, tidy(span.text).replace(/(?<=\d)-(?=\p{L})/u, ' ')),
    ...(months && { contractMonths: toFound(span, sure, String(Math.round(months * 10) / 10)) }),
  }
}
