import { unspaced } from '../languages/all.ts'
import { cut, type Span } from '../text/lines.ts'
import { rateOrganisation, rateTitle } from '../text/roles.ts'

/** 'Engineer at Weber' in two, in the languages that say so. */
export function splitAt(span: Span): Span[] {
  const at =
    /\s+(?:at|bei|beim|in der|in dem|im|an der|am|en|chez|with|for|presso|bij|hos|på|в|la|w|na|em|لدى|في|ב)\s+(?=[\p{Lu}\p{Lo}])/u.exec(
      span.text,
    )
  if (!at) return [span]
  const [title, word] = [span.text.slice(0, at.index), at[0].trim()]
  const isTold = alwaysAt.test(word) && title.split(/\s+/).length <= 5 && /^\p{Lu}/u.test(title)
  return isTold || rateTitle(title) > (word === 'at' ? 0 : 1)
    ? [cut(span, 0, at.index), cut(span, at.index + at[0].length)]
    : [span]
}

/** Words that name whom one works for and nothing else. */
const alwaysAt = /^(?:bei|beim|chez|presso|hos)$/

/** 'QA Engineer, Weber LLC' and 'Engineer at Weber' in two; 'Engineer, Platform' stays one. */
export function splitTitleFromEmployer(span: Span): Span[] {
  const [before, after] = splitAt(span)
  if (before && after) return [before, after]
  const cuts = [...span.text.matchAll(unspaced.test(span.text) ? unspacedCuts : spacedCuts)].flatMap(
    (comma): [Span, Span][] => {
      const [left, right] = [cut(span, 0, comma.index), cut(span, comma.index + comma[0].length)]
      return left.text === '' || right.text === '' ? [] : [[left, right]]
    },
  )
  const firm = cuts.find(([left, right]) => rateTitle(left.text) === 2 && rateOrganisation(firstOf(right.text)) === 2)
  if (firm) return [firm[0], withoutCity(firm[1])]
  for (const [left, right] of cuts) {
    const [leftTitle, rightTitle] = [rateTitle(left.text), rateTitle(right.text)]
    if (leftTitle === 2 && rightTitle < 2 && !isField(right.text)) return [left, withoutCity(right)]
    const isFirm =
      rateOrganisation(left.text) > 1 ||
      (unspaced.test(left.text) && left.text.length > 2) ||
      (!isField(left.text) && /^\s-\s$/.test(span.text.slice(left.text.length, right.start - span.start)))
    if (rightTitle === 2 && leftTitle === 0 && isFirm) return [left, right]
  }
  return [span]
}

const spacedCuts = /\s*[,،，、]\s*(?=\S)|\s+-\s+/g
// Scripts without blanks part a firm from a title by one.
const unspacedCuts = /\s*[,，、]\s*(?=\S)|\s+/g
const commas = /\s*[,،，、]\s*/
const firstOf = (text: string) => text.split(commas)[0] ?? ''

/** 'Title, Employer, City' tells all in one line; 'Title, Team' does not. */
export const isOneLine = (text: string) => {
  const [first = '', second = '', third] = text.split(/\s*[,،，、]\s*|\s+-\s+/)
  return rateTitle(first) === 2 && (rateOrganisation(second) === 2 || third !== undefined) && !isField(second)
}

/** 'Title, Something': an employer, or a team. */
export const isPair = (text: string) => {
  const [first = '', second] = text.split(commas)
  return rateTitle(first) === 2 && second !== undefined && !isField(second)
}

/** 'Esselunga S.p.A., Torino' and 'Ferrero, Alba (CN)' without the city. */
export function withoutCity(span: Span): Span {
  const [first = '', ...others] = span.text.split(commas)
  const city = others.at(-1)?.replace(/\.$|\s\(\p{Lu}{2}\)$/u, '') ?? ''
  if (
    others.length !== 1 ||
    first.length < 2 ||
    !/^[\p{Lu}\p{Lo}][\p{L}\p{M}.' -]{1,24}$/u.test(city) ||
    /\s(?:and|y|et|und|e|i)\s/.test(city) ||
    rateOrganisation(city) === 2
  )
    return span
  return cut(span, 0, first.length)
}

/** Tells whether a text narrows a title down: a team, a level, a field of work. */
const isField = (text: string) =>
  /^(?:sr|jr|senior|junior|level|team|i{1,3}|iv|north|south|east|west|global|emea|apac|americas|part[- ]time|full[- ]time|remote|frontend|backend|platform|infrastructure|growth|payments|operations|sales|marketing|healthcare|finance|it)\b\.?$/i.test(
    text.trim(),
  )
