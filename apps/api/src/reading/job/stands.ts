import { cut, type Span, splitSpan } from '../text/lines.ts'

/**
 * Stand of a thing that is named: refused; taken, as the only one or beside others; named without a word on it; or merely preferred, which
 * says nothing of others.
 */
export type Stand = 'refused' | 'only' | 'also' | 'named' | 'preferred'

export interface Named {
  value: string
  stand: Stand
  /** Its own words. */
  span: Span
  /** The words that say how it stands, its own among them. */
  words: Span
}

/** Things that may be named, by their names; `isFirst` is taken before others, so that no negation of another runs on to it. */
export interface Naming {
  pattern: RegExp
  valueOf: (written: string) => string
  isFirst: (value: string) => boolean
}

// Each is said of what follows it, up to the next comma or bracket.
const exception =
  /\b(?:except(?:ing|ion)?|excluding|other than|apart from|barring|besides|aside from|minus|menos|excepto|salvo|exceto|sauf|außer|ausser)\b|\b(?:any|all|every|each|any ?one|every ?one|any ?body|every ?body|anything)\b[^,;]{0,24}\bbut\b|ما عدا|باستثناء|除了?/iu
const negation =
  /\b(?:no|not|nor|neither|non|never|without|cannot|can ?not|unable|avoid|exclude[sd]?|kein(?:e|en)?|nicht|pas|aucun|sin|sem|não)\b|n[’']t\b|不/iu
const exclusive =
  /\b(?:only|just|strictly|solely|exclusively|must be|have to be|has to be|need(?:s)? to be|nur|seulement|uniquement|solo|solamente|somente|apenas)\b|仅限?|只|فقط/iu
const anybody =
  /\b(?:any|all|every|todas?|todos|tous|alle|open to|accept(?:s|ing)?|consider(?:s|ing)?|welcome|take|takes)\b/iu
const reachCharsMax = 44

const people =
  '(?:visas?|holders?|candidates?|profiles?|resumes?|consultants?|people|status|workers?|employees?|vendors?|eads?)'
const auxiliary = '(?:is|are|will|would|can|may|do|does|be|need|also|all|both)'
const behind = String.raw`^[\s)"”:=–-]*(?:${people}[\s,]+)*(?:${auxiliary}\s+)*`
const refusedBehind = new RegExp(
  String.raw`${behind}(?:(?:not|no|never|cannot|can ?not)\b(?!\s+(?:issues?|problems?|restrictions?|preferred))|n[’']t\b|please excuse|excluded|refused)`,
  'iu',
)
const onlyBehind = new RegExp(
  String.raw`${behind}(?:[\p{L}]+\s+){0,2}?(?:only\b|required|mandatory|(?:a |is a )?must\b)|^\s*(?:のみ|فقط)`,
  'iu',
)
const alsoBehind = new RegExp(
  String.raw`${behind}(?:ok(?:ay)?|fine|accept(?:ed|able)|welcomed?|allowed|eligible|good|considered|apply|possible|work)\b`,
  'iu',
)
const preferredBehind = new RegExp(
  String.raw`${behind}(?:(?:highly|strongly|is|a)\s+)*(?:preferr?ed|desired|plus|ideal)\b`,
  'iu',
)
const between = /^(?:[\s/&+,、，|]|\b(?:and|or|y|e|et|ou|und|oder)\b|visas?\b|holders?\b|an?\b|\.(?=\s*\/))*$/iu

/** The clauses of a text: a sentence, a part between bars or dashes. */
export const clausesOf = (span: Span): Span[] =>
  splitSpan(
    span,
    /(?<!\b\p{L})[.;!?。；]+(?=\s|$)|(?<=\bU\.S)\.(?=\s\p{Lu}\p{Ll}+\s)|\|+|\s[•·]\s|(?<!\b(?:visas?|status|terms?|types?|auth\w*))\s+[-–—]+\s+/iu,
  )

/**
 * Finds the things that a clause names, each with how it stands. One negation, exception or exclusion holds for all of the list that it is
 * said of.
 */
export function standsIn(clause: Span, naming: Naming): Named[] {
  const hits = [...clause.text.matchAll(naming.pattern)].map(({ index, 0: written }) => ({
    ...{ from: index, to: index + written.length, value: naming.valueOf(written) },
  }))
  const lists: (typeof hits)[] = []
  for (const hit of hits) {
    const before = lists.at(-1)?.at(-1)
    if (before && between.test(clause.text.slice(before.to, hit.from))) lists.at(-1)?.push(hit)
    else lists.push([hit])
  }
  return lists.flatMap((list, number) => {
    const [first, last] = [list[0]?.from ?? 0, list.at(-1)?.to ?? 0]
    const lead = clause.text.slice(lists[number - 1]?.at(-1)?.to ?? 0, first)
    const after = clause.text.slice(last, lists[number + 1]?.[0]?.from)
    const nextIs = lists[number + 1] !== undefined
    const stands = standsOfList(clause.text, list, lead, after, nextIs, naming)
    return list.map((hit, at): Named => {
      const span = cut(clause, hit.from, hit.to)
      const stand = stands[at] ?? 'named'
      return { value: hit.value, stand, span, words: cut(clause, 0, undefined, /[\s,;:|•·.]/u) }
    })
  })
}

function standsOfList(
  text: string,
  list: readonly { from: number; to: number; value: string }[],
  lead: string,
  after: string,
  isFollowed: boolean,
  naming: Naming,
): Stand[] {
  const before = standBefore(lead)
  const behindIt = standBehind(after, isFollowed)
  // 'No C2C, W2 only': the last comma parts what two cues are said of.
  const parted = list.findLastIndex((hit, at) => at > 0 && text.slice(list[at - 1]?.to, hit.from).includes(','))
  if (before === 'refused') {
    const firstTaken = list.findIndex(
      (hit, at) => at > 0 && text.slice(list[at - 1]?.to, hit.from).includes(',') && naming.isFirst(hit.value),
    )
    const end = behindIt && behindIt !== 'refused' && parted > 0 ? parted : firstTaken > 0 ? firstTaken : list.length
    return list.map((_, at) => (at < end ? 'refused' : (behindIt ?? 'named')))
  }
  if (behindIt === 'refused') {
    const isMixed = list.some((hit, at) => at > 0 && !text.slice(list[at - 1]?.to, hit.from).includes(','))
    const isParted = parted > 0 && (isMixed || list.slice(0, parted).some(({ value }) => naming.isFirst(value)))
    return list.map((_, at) => (isParted && at < parted ? (before ?? 'named') : 'refused'))
  }
  return list.map(() => (before === 'only' ? 'only' : (behindIt ?? before ?? 'named')))
}

function standBefore(lead: string): Stand | undefined {
  const near = (lead.split(/[,，(:：]/).at(-1) ?? '').slice(-reachCharsMax)
  const excepted = exception.exec(near)
  // 'Nobody except citizens' takes citizens alone.
  if (excepted) return /\b(?:no|none|nobody|nothing|not)\b/iu.test(near.slice(0, excepted.index)) ? 'only' : 'refused'
  const denied = negation.exec(near)
  if (denied && !/\b(?:but|only)\b/iu.test(near.slice(denied.index))) return 'refused'
  if (exclusive.test(near)) return 'only'
  return anybody.test(lead) ? 'also' : undefined
}

function standBehind(after: string, isFollowed: boolean): Stand | undefined {
  const refused = refusedBehind.exec(after)
  // 'GC no OPT' denies what follows.
  if (refused && !(isFollowed && refused[0].length >= after.trimEnd().length)) return 'refused'
  if (preferredBehind.test(after)) return 'preferred'
  if (onlyBehind.test(after)) return 'only'
  return alsoBehind.test(after) ? 'also' : undefined
}
