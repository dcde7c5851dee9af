import type { FoundValue, JobFields } from '../answer.ts'
import { cut, type Span, tidy, toFound } from '../text/lines.ts'
import { numberWords } from '../text/number-words.ts'
import type { Segment } from './labels.ts'

const payTypes: [value: string, pattern: RegExp][] = [
  ['W2', /\bW[ \-–]?2\b(?! form)/giu],
  ['C2C', /\b(?:C[ -]?2[ -]?C|corp(?:oration)?[ \-–]?(?:to|2)[ \-–]?corp(?:oration)?)\b/giu],
  ['1099', /(?<![\d$#-])1099\b(?! form)/giu],
]
const refused =
  /\b(?:no|not|cannot|can't|can ?not|unable|don't|without|neither|nor|non|never|excluding|except)\b(?:(?!\b(?:but|only)\b)[^.;!\n]){0,36}$/iu
const refusedAfter =
  /^\s*(?:candidates? |resumes? |profiles? |vendors? )?(?:(?:is|are|will|can) )?(?:not (?:be )?(?:allowed|accepted|available|possible|considered|an option|permitted|supported|entertained)|please excuse|excluded)|^\s?[:=–-]\s?(?:no|not allowed|n\/a)\b/iu
// 'No C2C, W2 only': what is named so is offered, whatever was refused before it.
const aloneAfter = /^\s*(?:candidates? |employees? |basis |contract )?only\b/iu

/** How a person may be paid: W2, C2C, 1099, each where it is offered and not refused. */
export function findPayTypes(stretches: readonly Span[]): FoundValue[] {
  return payTypes.flatMap(([value, pattern]) => {
    for (const stretch of stretches) {
      for (const { index, 0: whole } of stretch.text.matchAll(pattern)) {
        const end = index + whole.length
        const after = stretch.text.slice(end, end + 48)
        const isRefused = refused.test(stretch.text.slice(Math.max(0, index - 48), index)) && !aloneAfter.test(after)
        if (isRefused || refusedAfter.test(after)) continue
        return [toFound(cut(stretch, index, end), 0.85, value)]
      }
    }
    return []
  })
}

const america = String.raw`(?:u\.?s\.?a?\.?|united states(?: of america)?)`
const statements: [value: string, pattern: RegExp][] = [
  [
    'No sponsorship',
    /\b(?:no|not|unable|cannot|can't|can ?not|won't|without|doesn't|don't|never|not able|nor)\b[^.;\n]{0,50}\bsponsor(?:ship|ships|ed|ing)?\b(?! (?:employee|event))|\bsponsorship\b[^.;\n]{0,30}\b(?:not|un)(?:available| ?be| offered| provided|\b)/iu,
  ],
  [
    'Sponsorship available',
    /\b(?:will|can|able to|willing to|do|we) sponsor\b|\bsponsorship (?:is |will be |may be )?(?:available|provided|offered|considered)\b|\bvisa sponsorship: ?yes/iu,
  ],
  [
    'US Citizen',
    new RegExp(
      [
        String.raw`\b(?:must|have to|need|needs|required|only|be|all|any|from|open to)\b[^.;:]{0,25}\b${america}[ -]citizens?\b`,
        String.raw`\b${america}[ -]citizen(?:s(?! and all other)|ship)?\b[^.;:]{0,16}\b(?:required|only|is required|mandatory|is a must|may apply|and nationals)\b`,
        String.raw`\b(?:requirements?|citizenship|eligibility|required):\s?(?:\d\. ?)?(?:citizenship[.:] ?)?(?:citizen of (?:the )?)?${america}(?:[ -]citizen(?:s|ship)?)?\b`,
        String.raw`^(?:all |only )?${america} citizens\b(?! and all other)`,
        String.raw`\bcitizens? of the united states\b|\b(?:usc|us citizens?) only\b|\b${america} citizenship\.`,
      ].join('|'),
      'imu',
    ),
  ],
  [
    'Authorized to work',
    new RegExp(
      String.raw`\b(?:authori[sz]ed|eligible|eligibility|authori[sz]ation|legally (?:able|permitted)|right) to work (?:permanently |legally )?(?:in|for|within) (?:any employer in )?(?:the )?(?:${america}|\p{Lu}\p{L}+)`,
      'iu',
    ),
  ],
]
const statuses: [value: string, pattern: RegExp][] = [
  ['US Citizen', /\b(?:us ?citizens?|usc|u\.s\. ?citizens?|united states citizens?)\b/iu],
  ['Green Card', /\b(?:green card|gc)\b(?![ -]ead)/iu],
  ['GC EAD', /\bgc[ -]ead\b/iu],
  ['H1B', /\bh-?1-?b?\b/iu],
  ['H4 EAD', /\bh-?4(?:[ -]ead)?\b/iu],
  ['L2 EAD', /\bl-?2(?:[ -](?:ead|s))?\b/iu],
  ['OPT', /\bopt\b/iu],
  ['CPT', /\bcpt\b/iu],
  ['TN', /\bTN\b/u],
]
const equal = /\b(?:regardless|without regard|irrespective|discriminat\w*|basis of|veteran status)\b[^.]{0,200}$/iu

/** Who may take the position, as far as the ad says it: normalised, each with its words. */
export function findAuthorizations(segments: readonly Segment[], stretches: readonly Span[]): FoundValue[] {
  const found: FoundValue[] = []
  const add = (span: Span, match: RegExpExecArray, value: string, sure: number) => {
    if (found.every((one) => one.value !== value))
      found.push(toFound(cut(span, match.index, match.index + match[0].length, /[\s,;:|•·.]/u), sure, value))
  }
  for (const { kind, isLabelled, value: span } of segments) {
    if (kind !== 'authorization' || !isLabelled || span.text.length > 250) continue
    for (const [value, pattern] of statuses) {
      const match = pattern.exec(span.text)
      if (match && !refused.test(span.text.slice(0, match.index))) add(span, match, value, 0.9)
    }
    const no = /^(?:no|not available|none)\b/i.exec(span.text)
    if (no && /sponsor/i.test(span.text.slice(0, 60) || '')) add(span, no, 'No sponsorship', 0.8)
  }
  for (const stretch of stretches) {
    for (const [value, pattern] of statements) {
      const match = pattern.exec(stretch.text)
      if (!match || equal.test(stretch.text.slice(Math.max(0, match.index - 220), match.index))) continue
      if (value === 'Sponsorship available' && found.some((one) => one.value === 'No sponsorship')) continue
      add(stretch, match, value, 0.8)
    }
  }
  return found.slice(0, 12)
}

const number = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)`
const time = String.raw`${number}\s?\+?(?:\s?(?:-|–|to|or)\s?${number}\s?\+?)?[\s-]{0,3}(?:months?|mos?|mths?|weeks?|wks?|years?|yrs?)\b\s?\+?(?: to \d{1,2} (?:months?|years?))?`
const durationAtStart = new RegExp(`${time}|\\blong[ -]?term\\b|\\bshort[ -]?term\\b`, 'iu')
const durationTold = new RegExp(
  [
    String.raw`${time}(?= ?(?:\+ ?)?(?:long |travel |initial )?(?:\(?w2\)? )?(?:contract|c2h|assignment|engagement|project(?! manage)|temp\b|right to hire|term\b|temporary|appointment|position))`,
    String.raw`(?<=\b(?:contract|assignment|engagement|term|temporary|duration|appointment)\b[^.;\n]{0,24}(?:for|of|is|:|-|–|to last|nte|exceed|lasts?|\()\s?)${time}(?!\s(?:of|experience|in|as|with|working)\b)`,
    String.raw`(?<=\b(?:nte|not[ -]to[ -]exceed)\s{1,2})${time}`,
  ].join('|'),
  'iu',
)

/** How long the contract lasts: as it is written, and its least number of months. */
export function findDuration(
  segments: readonly Segment[],
  stretches: readonly Span[],
): Pick<JobFields, 'contractDuration' | 'contractMonths'> {
  for (const kind of ['duration', 'type', 'salary'] as const) {
    for (const { value, kind: own, isLabelled } of segments) {
      const match = own === kind && isLabelled ? durationAtStart.exec(value.text) : null
      if (match) return toDuration(cut(value, match.index, match.index + match[0].length), 0.95)
    }
  }
  for (const stretch of stretches) {
    const match = durationTold.exec(stretch.text)
    if (match) return toDuration(cut(stretch, match.index, match.index + match[0].length), 0.75)
  }
  return {}
}

function toDuration(span: Span, sure: number): Pick<JobFields, 'contractDuration' | 'contractMonths'> {
  const [, count = '', unit = ''] = new RegExp(`^(${number})\\b.*?(mo|mth|week|wk|year|yr)`, 'iu').exec(span.text) ?? []
  const amount = Number(count) || numberWords[count.toLowerCase()]
  const months = amount && amount * (/^w/i.test(unit) ? 12 / 52 : /^y/i.test(unit) ? 12 : 1)
  return {
    contractDuration: toFound(span, sure, tidy(span.text).replace(/(?<=\d)-(?=\p{L})/u, ' ')),
    ...(months && { contractMonths: toFound(span, sure, String(Math.round(months * 10) / 10)) }),
  }
}
