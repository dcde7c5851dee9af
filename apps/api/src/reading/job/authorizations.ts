import type { FoundValue, JobFields } from '../answer.ts'
import { cut, type Span, toFound } from '../text/lines.ts'
import type { Segment } from './labels.ts'
import { clausesOf, type Named, type Naming, standsIn } from './stands.ts'

const america = String.raw`(?:u\.?s\.?a?\.?|united states(?: of america)?)`
const called: [value: string, pattern: string][] = [
  ['GC EAD', '(?:gc|green ?card)[ -]?eads?'],
  ['H4 EAD', 'h-?4(?:[ -]?eads?)?'],
  ['L2 EAD', 'l-?2(?:[ -]?eads?|s)'],
  ['OPT', String.raw`(?:stem[ -])?opts?(?:[ -]eads?)?(?! (?:in|out|for)\b)`],
  ['CPT', 'cpts?(?! cod)'],
  ['H1B', 'h-?1-?b?s?'],
  ['Green Card', 'green ?cards?|gcs?|(?:lawful )?permanent residen(?:ts?|cy)|lprs?'],
  ['US Citizen', `(?:${america}[ -]?)?citizens?(?:hip)?(?: of (?:the )?${america})?|usc`],
  ['TN', 'tn'],
  ['EAD', 'eads?'],
]
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu')
const values = called.map(([value, pattern]) => [value, whole(pattern)] as const)
const naming: Naming = {
  // A transfer is a matter of sponsorship, not a status.
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}-]|\bnon[ -](?:u\.?s\.? )?)(?:${called.map(([, pattern]) => pattern).join('|')})(?![\p{L}\p{N}]|[ -]transfers?\b)`,
    'giu',
  ),
  valueOf: (written) => values.find(([, pattern]) => pattern.test(written))?.[0] ?? written,
  isFirst: (value) => value === 'US Citizen' || value === 'Green Card',
}

const equal = /\b(?:regardless|without regard|irrespective|discriminat\w*|basis of|veteran status)\b/iu
const spoken = /\b(?:visas?|work auth\w*|authori[sz]ation|work status|citizenship)\b[^,;]{0,16}?[\s:=-]+/iu
const aboutSponsors = /\bsponsor/iu
const listOnly = /^(?:[\s/&+,.|()]|\b(?:and|or|visas?|holders?|eads?)\b)*$/iu

type Authorizations = Pick<JobFields, 'workAuthorizations' | 'refusedAuthorizations' | 'onlyTheseAuthorizations'>

/**
 * Finds the authorizations for the position, as far as the ad says it: which are taken, which are not, and whether those that are taken are
 * the only ones.
 */
export function findAuthorizations(segments: readonly Segment[], stretches: readonly Span[]): Authorizations {
  const named = segments.flatMap(({ kind, isLabelled, value }) =>
    namedIn(value, kind === 'authorization' && isLabelled && value.text.length <= 250),
  )
  const { taken, refused, only } = sortOut(named)
  const add = (match: RegExpExecArray, span: Span, value: string, sure: number) => {
    if (taken.every((one) => one.value !== value))
      taken.push(toFound(cut(span, match.index, match.index + match[0].length, /[\s,;:|•·.]/u), sure, value))
  }
  const isNamed = taken.length + refused.length > 0
  for (const { kind, isLabelled, value: span } of segments) {
    const no =
      kind === 'authorization' &&
      isLabelled &&
      /^[\s:–-]*(?:no|none|not (?:available|possible|offered))\W*$/iu.exec(span.text)
    if (no) add(no, span, 'No sponsorship', 0.8)
  }
  for (const stretch of stretches)
    for (const [value, pattern] of statements) {
      const match = pattern.exec(stretch.text)
      if (!match || equal.test(stretch.text.slice(Math.max(0, match.index - 220), match.index))) continue
      if (value === 'Sponsorship available' && taken.some((one) => one.value === 'No sponsorship')) continue
      if (value === 'US Citizen' && isNamed) continue
      add(match, stretch, value, 0.8)
    }
  const citizen = only ?? (isNamed ? undefined : taken.find(({ value }) => value === 'US Citizen'))
  const welcome = taken.find(({ value }) => values.some(([status]) => status === value))
  const said = citizen ? { ...citizen, value: 'Yes' } : welcome && { ...welcome, value: 'No' }
  return {
    workAuthorizations: taken.slice(0, 12),
    refusedAuthorizations: refused,
    ...(said && { onlyTheseAuthorizations: said }),
  }
}

interface Read extends Named {
  sure: number
}

function namedIn(value: Span, isLabelled: boolean): Read[] {
  if (equal.test(value.text)) return []
  return clausesOf(value).flatMap((clause) => {
    const label = isLabelled ? undefined : spoken.exec(clause.text)
    const named = standsIn(clause, naming)
    const isList = listOnly.test(clause.text.replace(naming.pattern, ' ')) && named.length > 1
    return named.flatMap((one): Read[] => {
      // 'When it is not possible to recruit citizens': nobody refuses those.
      if (one.stand === 'refused' && (one.value === 'US Citizen' || aboutSponsors.test(clause.text))) return []
      const isSaid = isLabelled || isList || (label && one.span.start - clause.start >= label.index)
      if (one.value === 'TN' && !isSaid && named.length < 2) return []
      if (one.stand === 'preferred' || (one.stand === 'named' && !isSaid)) return []
      // A word that is also a name of something else counts if a cue or a label is beside it.
      const stand = one.stand === 'named' ? 'only' : one.stand
      return [{ ...one, stand, sure: isLabelled ? 0.9 : isSaid ? 0.8 : 0.75 }]
    })
  })
}

/** Each status once. Refuses a status that is refused anywhere. */
function sortOut(named: readonly Read[]) {
  const refused: FoundValue[] = []
  const taken: FoundValue[] = []
  const note = (list: FoundValue[], { span, sure, value }: Read) => {
    if (list.every((one) => one.value !== value)) list.push(toFound(span, sure, value))
  }
  for (const one of named) if (one.stand === 'refused') note(refused, one)
  const kept = named.filter(({ stand, value }) => stand !== 'refused' && refused.every((one) => one.value !== value))
  for (const one of kept) note(taken, one)
  const [only] = kept.filter(({ stand }) => stand === 'only')
  return { taken, refused, only: only && toFound(only.span, only.sure, 'Yes') }
}

const statements: [value: string, pattern: RegExp][] = [
  [
    'No sponsorship',
    /\b(?:no|not|unable|cannot|can't|can ?not|won't|without|doesn't|don't|never|not able|nor)\b[^.;\n]{0,50}\bsponsor(?:ship|ships|ed|ing|s)?\b(?! (?:employee|event))|\bsponsorship\b[^.;\n]{0,30}\b(?:not|un)(?:available| ?be| offered| provided|\b)|\bno (?:h-?1-?b|visa) transfers?\b|\b(?:h-?1-?b|visa) transfers? (?:is |are )?not\b/iu,
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
