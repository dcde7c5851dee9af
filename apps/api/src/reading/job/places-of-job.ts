import type { FoundJobPlace } from '../answer.ts'
import { cut, type ResumeLine, type Span, splitSpan, toFound } from '../text/lines.ts'
import { findPlaces, isCountry, isPlace, isRegion, isUsState } from '../text/places.ts'
import type { Segment } from './labels.ts'

const arrangement =
  /\b(?:remote|hybrid|on-?site|telecommute|tele-?work|work from home|wfh|anywhere|nationwide|virtual)\b/i
const placesMax = 20
const headLinesMax = 6
const fullLineCharsMin = 70
/** 'Boston MA', as people write in haste: only letters of a state, and only if a place is meant. */
const withoutComma = /(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}),? ([A-Z]{2})(?![\p{L}\p{N}])/gu
const near =
  /\b(?:located|location|based|position|role|opportunity|site|office|onsite|on-site|job|work|opening|area)\b[^.]{0,60}$/i
const elsewhere =
  /\b(?:headquarter\w*|hq|founded|offices? in|university|born|inc\.?|llc|corporate|serving|bay no)\b[^.]{0,40}$/i

/** Finds the places of the work: by its label, in the head of the ad, else in a text that speaks of the position. */
export function findJobPlaces(segments: readonly Segment[], lines: readonly ResumeLine[]): FoundJobPlace[] {
  const labelled = segments.filter(({ kind, isLabelled }) => kind === 'location' && isLabelled)
  for (const { value } of labelled) {
    const found = placesIn(value)
    if (found.length > 0) return found.map((place) => toPlace(place, 0.95)).slice(0, placesMax)
  }
  const head = lines.slice(0, headLinesMax)
  for (const line of head.slice(1)) {
    const [place] = besideSeparator(line)
    if (place) return [toPlace(place, 0.85)]
  }
  const [found] = told(lines)
  const hasty = found ? undefined : inHaste(lines)
  if (hasty) return [hasty]
  if (found && found.place.sure >= 0.7) return [found]
  for (const { value } of labelled) {
    const name = splitSpan(value, /[\t|•·]|\s{3,}|\s\(/u)[0]
    if (name && name.text.length <= 40 && !arrangement.test(name.text) && /^\p{Lu}/u.test(name.text))
      return [toPlace(name, 0.5)]
  }
  return found ? [found] : []
}

function placesIn(span: Span): Span[] {
  const found = findPlaces(span)
  if (found.length > 0) return found.map(withoutArrangement)
  const loose = [...span.text.matchAll(withoutComma)].filter(([, , code = '']) => isUsState(code))
  if (loose.length > 0) return loose.map(({ index, 0: whole }) => cut(span, index, index + whole.length))
  return splitSpan(span, /[|;•·\t]|\s+or\s+/u).filter(({ text }) => isPlace(text) && !arrangement.test(text))
}

const hastyPlace =
  /(?:\b(?:in|at|for|from|loc(?:ation)?)\s|[,/|@–-]\s?|^)((?:\p{L}[\p{L}.'’]+ ){1,3})([A-Z]{2}|[a-z]{2})(?=\s*(?:[,./|(–-]|$))/gu

/** 'in Plano TX, onsite', 'chicago il - 12 months': a city and the letters of its state, where such a place may stand in a line. */
function inHaste(lines: readonly ResumeLine[]): FoundJobPlace | undefined {
  for (const line of lines.slice(0, headLinesMax))
    for (const match of line.text.matchAll(hastyPlace)) {
      const [whole, city = '', code = ''] = match
      const at = match.index + whole.length - city.length - code.length
      // 'in', 'me' and 'or' are words: in small letters a whole cell must be the place.
      const isCell = code === code.toUpperCase() || /[,/|–-]\s?$|^$/.test(line.text.slice(0, at))
      if (!isUsState(code.toUpperCase()) || !isCell || notCity.test(city)) continue
      const [span, state] = [
        cut(line, at, at + city.length + code.length),
        cut(line, at + city.length, at + city.length + 2),
      ]
      return {
        place: toFound(span, 0.7),
        city: toFound(cut(line, at, at + city.length), 0.7),
        state: toFound(state, 0.7, code.toUpperCase()),
        country: toFound(state, 0.7, 'United States'),
      }
    }
}

const notCity = /\b(?:in|at|for|with|and|or|to|me|the|on|onsite|remote|hybrid|rate|visa)\b/iu

/** 'Remote Austin, TX' names Austin. */
function withoutArrangement(place: Span): Span {
  const lead = /^(?:remote|hybrid|on-?site|onsite|downtown|greater)[ -]+(?=\p{L})/iu.exec(place.text)
  return lead ? cut(place, lead[0].length) : place
}

/** 'Acme · Austin, TX': a part of a short line that is a place and nothing else. */
function besideSeparator(line: ResumeLine): Span[] {
  if (line.text.length > 120) return []
  const parts = splitSpan(line, /\s*[·•|\t]\s*|\s+[-–—]\s+/u)
  return parts.filter(
    ({ text }) => !arrangement.test(text) && isPlace(text) && (parts.length > 1 || text.includes(',')),
  )
}

/** Places that the text speaks of; the one that it says to be the position's goes first. */
function told(lines: readonly ResumeLine[]): FoundJobPlace[] {
  let best: { place: Span; sure: number } | undefined
  for (const [at, line] of lines.entries()) {
    const places =
      at === 0 ? [...findPlaces(line), ...(line.text.length < 120 ? placesIn(line) : [])] : findPlaces(line)
    for (const place of places) {
      const before = line.text.slice(0, place.start - line.start)
      const sure = elsewhere.test(before) ? 0.2 : near.test(before) ? 0.7 : at === 0 ? 0.75 : 0.4
      if (sure > (best?.sure ?? 0.3))
        best = { place: withoutArrangement(withLineBefore(place, line, lines[at - 1])), sure }
    }
  }
  return best ? [toPlace(best.place, best.sure)] : []
}

/** 'Crater' at the end of a full line, 'Lake, Oregon' at the beginning of the next. */
function withLineBefore(place: Span, line: Span, before: ResumeLine | undefined): Span {
  if (!before || place.start !== line.start || before.end + 1 !== line.start || before.text.length < fullLineCharsMin)
    return place
  const name = /(?<=[\p{Ll}] )\p{Lu}[\p{L}'’-]+$/u.exec(before.text)?.[0]
  return name ? { ...place, start: before.end - name.length, text: `${name} ${place.text}` } : place
}

/** A place with its city, state and country as far as they stand there; the country also if the state is one of the United States. */
function toPlace(span: Span, sure: number): FoundJobPlace {
  const place = toFound(span, sure)
  const parts = splitSpan(span, /\s*,\s*/)
  const [first, second, third] = parts
  if (!first) return { place }
  if (!second) {
    const loose = /^(.*\S) ([A-Z]{2})$/.exec(span.text)
    if (loose?.[2] && isUsState(loose[2])) {
      const city = cut(span, 0, loose[1]?.length ?? 0)
      return { place, city: toFound(city, sure), ...ofState(cut(span, span.text.length - 2), sure) }
    }
    if (isUsState(first.text)) return { place, ...ofState(first, sure) }
    return isRegion(first.text) ? { place, country: toFound(first, sure) } : { place, city: toFound(first, sure) }
  }
  const region = /^(.+?)(?:\s+\d{4,6}(?:-\d{4})?)?$/.exec(second.text)?.[1] ?? second.text
  const state = cut(second, 0, region.length)
  const country = third && isRegion(third.text) && !/^\d/.test(third.text) ? { country: toFound(third, sure) } : {}
  if (isUsState(state.text)) return { place, city: toFound(first, sure), ...ofState(state, sure), ...country }
  return isCountry(state.text)
    ? { place, city: toFound(first, sure), country: toFound(state, sure) }
    : { place, city: toFound(first, sure), state: toFound(state, sure), ...country }
}

const ofState = (state: Span, sure: number) => ({
  state: toFound(state, sure),
  country: toFound(state, sure, 'United States'),
})
