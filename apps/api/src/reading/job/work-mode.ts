import type { FoundValue } from '../answer.ts'
import { cut, type ResumeLine, type Span, toFound } from '../text/lines.ts'
import { numberWords } from '../text/number-words.ts'
import type { Segment } from './labels.ts'

const role = '(?:position|role|job|opportunity|opening|basis|candidate|work|working|employee|assignment|schedule)'
const days = '(?:[1-4]|one|two|three|four)(?: ?[-–] ?[1-4])?'
const anyDays = '([1-5]|one|two|three|four|five)'
const onSite = '(?:on-?site|in[ -](?:the )?office|in[ -]person)'
const weekly = '(?:,? ?(?:(?:a|per|each|every|/) ?(?:week|wk)|weekly))'
const inOffice = new RegExp(
  [
    String.raw`\b(?:${onSite}|hybrid)\b[ :(,–-]{1,4}(?:for |up to |at least |at )?${anyDays} days?\b(?! remote| from home)`,
    String.raw`\b(?<!\bremote ?)${anyDays} days?(?:${weekly},?)? (?:are |work )?${onSite}`,
  ].join('|'),
  'iu',
)
const hybrid = new RegExp(
  [
    String.raw`\bhybride?\b(?! (?:cloud|app|apps|mobile|infrastructure|environments?|architectures?|it|solutions?|vehicles?|data|networks?|applications?|systems?|agile|integration))`,
    String.raw`\b(?:on-?site|in[ -](?:the )?office|remotely|from home)[ :(]{1,2}(?:up to |at least )?${days} days?\b`,
    String.raw`\b${days} days? (?:a|per|each|/) ?week (?:on-?site|in[ -](?:the )?office|remote(?:ly)?|from home)\b`,
    String.raw`\b${days} days? (?:on-?site|in[ -](?:the )?office|remote|from home)\b`,
  ].join('|'),
  'iu',
)
const notRemote =
  /\b(?:no|not|non)[ -](?:a )?remote\b|\bremote (?:work )?(?:is )?not (?:an option|available|allowed|possible|permitted)\b|\bnot (?:eligible|available) for (?:remote|telework)\b/iu
const remote = new RegExp(
  [
    String.raw`\b(?:100 ?%|fully|full|completely|permanent(?:ly)?|primarily|mostly) remote(?:ly)?\b`,
    String.raw`\bremote(?:[ -]based)? ${role}\b(?! environments?)`,
    String.raw`\(remote\b[^)]{0,20}\)`,
    String.raw`#remote\b`,
    String.raw`[-–|,/] ?remote\b(?=\s*(?:$|[|)\]\n]|\())`,
    String.raw`\bremote,? (?:usa?|united states|within|full[ -]?time|anywhere|from)\b`,
    String.raw`\b(?:role|position|job|opportunity)\b[^.;\n]{0,20} (?:is|will be|can be|may be)[^.;\n]{0,30}\bremote(?:ly)?\b(?! (?:site|location|area))`,
    String.raw`\bwork(?:ing)?(?: \w+)? (?:remotely|from home)\b(?! stipend)`,
    String.raw`\bwork[ -]from[ -]home\b`,
    String.raw`\btelecommut(?:e|ing)\b|\btele-?work (?:position|role)\b|\bwfh\b`,
    String.raw`\bor remote locations?\b|\b(?:at|from)[ -]home,? (?:remote )?office\b|\bremote culture\b|\bopen to remote\b`,
    String.raw`^remote\b`,
  ].join('|'),
  'imu',
)
const onsite = new RegExp(
  [
    String.raw`\b(?:100 ?% |fully |only )?on-?site (?:only|required|position|role|job|work|presence|daily)\b`,
    String.raw`\b(?:performed|work|works|working|be|is|required|100 ?%|fully) on-?site(?:\b|(?=\p{Lu}))(?! (?:and|or) (?:remote|hybrid))`,
    String.raw`\bon-?site\b(?= (?:\d|from day|five|5|in \p{Lu}))`,
    String.raw`(?:^|[.,;/|(–-]\s*)on[ -]site\s*(?=$|[.,;/|)–-])`,
    String.raw`\b(?:in-person|in-office) (?:position|role|job|only)\b|\blocals? only\b`,
  ].join('|'),
  'iu',
)
const headLinesMax = 12

/** Finds the days of a week that are worked on site. */
export function findOfficeDays(stretches: readonly Span[]): FoundValue | undefined {
  for (const stretch of stretches) {
    const match = inOffice.exec(stretch.text)
    const count = match?.[1] ?? match?.[2]
    if (!match || !count) continue
    return toFound(
      cut(stretch, match.index, match.index + match[0].length),
      0.85,
      String(Number(count) || numberWords[count.toLowerCase()]),
    )
  }
}

/** Remote, Hybrid or On-site; by its label, in the head of the ad, else as the text tells it. */
export function findWorkMode(
  segments: readonly Segment[],
  lines: readonly ResumeLine[],
  stretches: readonly Span[],
): FoundValue | undefined {
  for (const { value, kind, isLabelled } of segments) {
    if (
      !isLabelled ||
      (kind !== 'mode' && kind !== 'location' && kind !== 'type' && kind !== 'schedule' && kind !== 'duration')
    )
      continue
    const found = modeNamed(value, kind === 'mode')
    if (found) return found
  }
  const [title, ...head] = lines.slice(0, headLinesMax)
  if (title) {
    const named = modeNamed(title, false)
    if (named) return named
  }
  for (const line of head) {
    const named = line.text.length <= 40 && modeNamed(line, false)
    if (named) return named
  }
  for (const [value, pattern, sure] of [
    ['Hybrid', hybrid, 0.7],
    ['On-site', notRemote, 0.8],
    ['Remote', remote, 0.75],
    ['On-site', onsite, 0.7],
  ] as const) {
    for (const stretch of stretches) {
      const match = pattern.exec(stretch.text)
      if (match) return toFound(cut(stretch, match.index, match.index + match[0].length), sure, value)
    }
  }
}

function modeNamed(span: Span, isMode: boolean): FoundValue | undefined {
  const match =
    notRemote.exec(span.text) ??
    hybrid.exec(span.text) ??
    /\b(?:remote|telecommute|telework|work from home|wfh|virtual|anywhere|télétravail|teletrabajo|remoto)\b|远程|عن بعد/i.exec(
      span.text,
    ) ??
    /\b(?:on[ -]?site|in[ -]office|in[ -]person|presencial|sur site|vor ort)\b|现场/i.exec(span.text) ??
    (isMode ? /^(?:yes|no)\b/i.exec(span.text) : null)
  if (!match) return undefined
  const word = match[0].toLowerCase()
  const value = hybrid.test(word)
    ? 'Hybrid'
    : /^(?:no|not|non)\b|site|person|office|presencial|vor ort|现场/.test(word) || / not /.test(word)
      ? 'On-site'
      : 'Remote'
  return toFound(cut(span, match.index, match.index + match[0].length), 0.9, value)
}

const moves: [value: string, pattern: RegExp][] = [
  [
    'No',
    /\b(?:no|not|without) (?:offer(?:ing)? |provid(?:e|ing) )?(?:any )?relocation\b|\brelocation\b[^.\n]{0,50}\b(?:not (?:be )?(?:available|provided|offered|authorized|reimbursed|paid|an option)|is not)|\b(?:locals?|local candidates?)(?: candidates?)? only\b/iu,
  ],
  [
    'Yes',
    /\brelocation\b(?: \w+){0,2} (?:(?:is|are|will be|may be) )?(?:offered|available|provided|authorized|assistance|package|coverage|reimburse\w*|support|bonus|paid|considered|incentives?)\b|\b(?:offer|provide|assist with|paid|pay for|support|supports) (?:\w+ ){0,2}relocation\b|\bwilling to relocate\b|\brelocation incentives?\b[^.\n]{0,20}authorized/iu,
  ],
]

/** Finds out whether a move is paid for or expected: 'Yes' or 'No'. */
export function findRelocation(segments: readonly Segment[], stretches: readonly Span[]): FoundValue | undefined {
  for (const { kind, isLabelled, value } of segments) {
    if (kind !== 'relocation' || !isLabelled) continue
    const match = /^(?:yes|no|not\b|none|available|offered|provided|possible|authorized|true|false|n\/a)/i.exec(
      value.text,
    )
    if (match) {
      const isNo = /^(?:no|not|none|false|n\/a)/i.test(match[0])
      return toFound(cut(value, 0, match[0].length), 0.95, isNo ? 'No' : 'Yes')
    }
  }
  for (const stretch of stretches) {
    for (const [value, pattern] of moves) {
      const match = pattern.exec(stretch.text)
      if (match) return toFound(cut(stretch, match.index, match.index + match[0].length), 0.7, value)
    }
  }
}
