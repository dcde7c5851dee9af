import type { FoundValue } from '../answer.ts'
import { unspaced } from '../languages/all.ts'
import { findPeriods } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'
import { findPlaces, isPlace, isUsState } from '../text/places.ts'
import { isProse, rateTitle } from '../text/roles.ts'
import { headings } from '../text/words.ts'
import { cityOfAddress } from './address.ts'
import type { Section } from './sections.ts'
import { linesOf } from './sections.ts'

const label =
  /^(?:(?:location|address|city|based in|current location|residence|resides in|adresse|direcci[oó]n|ubicaci[oó]n|wohnort|ort|anschrift|adresa|localit[eé]|indirizzo|residenza|domicilio|endere[cç]o|morada|woonplaats|adres|adress|bostadsort|lives in|адрес|город|место жительства|العنوان|السكن|مكان الإقامة|כתובת|מגורים|מקום מגורים|نشانی|آدرس|محل سکونت)\s*[:\t]?\s+|(?:地址|住址|现居地|現居地|居住地|所在地|住所|現住所|주소|거주지)\s*[:：\t]?\s*)/iu
const contact = /@|\+?\d[\d ().-]{7,}|linkedin|github|https?:/i
const separators = /\s*[\t|•·●∙⋅\ue000-\uf8ff]\s*|\s+[–—/]\s+|\s+,\s+|\s{3,}/u
const headLinesMax = 14

export interface FoundPlace {
  span: Span
  sure: number
}

/** Finds the home of the person: a place near the contacts, not that of a position or a school. */
export function findLocation(sections: readonly Section[], contacts: readonly FoundValue[]): FoundPlace | undefined {
  const [head] = sections
  const near = [
    ...(head?.lines.slice(0, headLinesMax) ?? []),
    ...linesOf(sections, 'contact').slice(0, headLinesMax),
    ...linesBeside(sections, contacts),
  ]
  const others = sections
    .filter(({ kind }) => !['head', 'contact', 'experience', 'education', 'projects'].includes(kind))
    .flatMap(({ lines }) => lines)
  const lists = new Set(linesOf(sections, 'skills', 'languages', 'education', 'certifications', 'projects'))
  return (
    labelled([...near, ...others]) ??
    placed(near) ??
    alone(near) ??
    addressed(near) ??
    shaped(
      near.filter((line) => !lists.has(line)),
      contacts,
    ) ??
    placed(besides(others))
  )
}

/** The lines around the name, the address and the number: a sidebar may stand before them. */
function linesBeside(sections: readonly Section[], contacts: readonly FoundValue[]): ResumeLine[] {
  const lines = sections.filter(({ kind }) => kind !== 'experience').flatMap((section) => section.lines)
  const wanted = new Set<ResumeLine>()
  for (const { page, start } of contacts) {
    const at = lines.findIndex((line) => line.page === page && line.start <= start && start < line.end)
    if (at >= 0) for (const line of lines.slice(Math.max(0, at - 3), at + 4)) wanted.add(line)
  }
  return lines.filter((line) => wanted.has(line))
}

function labelled(lines: readonly ResumeLine[]): FoundPlace | undefined {
  for (const line of lines) {
    const lead = label.exec(line.text)?.[0]
    if (!lead) continue
    const rest = cut(line, lead.length)
    if (rest.text !== '' && rest.text.length < 80)
      return { span: findPlaces(rest)[0] ?? behindCodeIn(rest) ?? cityOfAddress(rest) ?? rest, sure: 0.9 }
  }
}

function placed(lines: readonly ResumeLine[]): FoundPlace | undefined {
  for (const line of lines) {
    if (line.text.length > 200) continue
    for (const part of splitSpan(line, separators)) {
      const [place] = findPlaces(part)
      if (place && (place.text.length > part.text.length * 0.4 || contact.test(part.text)))
        return { span: place, sure: 0.9 }
    }
  }
}

/** The city of an address with its street. */
function addressed(lines: readonly ResumeLine[]): FoundPlace | undefined {
  for (const line of lines)
    for (const part of splitSpan(line, separators)) {
      const city = findPeriods(part.text).length > 0 ? undefined : cityOfAddress(part)
      if (city) return { span: city, sure: 0.85 }
    }
}

function behindCodeIn(part: Span): Span | undefined {
  const match = behindCode.exec(part.text)
  const from = match ? part.text.indexOf(match[1] ?? '', match.index) : 0
  return match ? cut(part, from, from + (match[1]?.length ?? 0)) : undefined
}

/** A city without its country, beside an address or a number. */
function alone(lines: readonly ResumeLine[]): FoundPlace | undefined {
  for (const [at, line] of lines.entries()) {
    const parts = splitSpan(line, separators)
    const isContact = contact.test(line.text)
    const isBeside = contact.test(lines[at - 1]?.text ?? '') || contact.test(lines[at + 1]?.text ?? '')
    for (const part of parts) {
      if (contact.test(part.text) || /\d/.test(part.text) || part.text.length > 40) continue
      if (isPlace(part.text) && !/^(?:remote|hybrid|on-?site)/i.test(part.text)) return { span: part, sure: 0.7 }
      if (
        isContact &&
        parts.length > 1 &&
        /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u.test(part.text) &&
        isBeside !== undefined
      )
        return { span: part, sure: 0.4 }
    }
  }
}

const besides = (lines: readonly ResumeLine[]) => lines.filter(({ text }) => text.length < 60)

const isOf = (part: Span, contacts: readonly FoundValue[]) =>
  contacts.some(({ page, start, end }) => page === part.page && start < part.end && part.start < end)

const behindCode =
  /(?:^|[\s,-])(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2})\s+((?:A |O |L'|'s-)?\p{Lu}[\p{L}\p{M}'’.-]+(?:[ -](?:\p{Lu}[\p{L}\p{M}'’.-]+|am|an|der|de|la|le|les|sur|en|di|do))*)/u
const capital = "[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’.-]*"
const cityName = `${capital}(?:[ -](?:${capital}|de|la|del|di|da|do|am|an|der|sur|les)){0,3}`
const cityAndRegion = new RegExp(`^${cityName}\\s?[,،，、]\\s?${cityName}(?:\\s?[,،，]\\s?${cityName})?$`, 'u')
const cityAlone = new RegExp(`^${cityName}$`, 'u')
const cityAndState = /^(\p{Lu}[\p{L} .'-]+?) ([A-Z]{2})(?: \d{5})?$/u
const easternPlace = /[省市县區区都道府県郡町村시구군도]/u

/** Finds a text in the shape of a place beside the contacts: behind a postal code, 'City, Region', an Eastern address, a lone city. */
function shaped(near: readonly ResumeLine[], contacts: readonly FoundValue[]): FoundPlace | undefined {
  const partsOf = (line: ResumeLine) =>
    splitSpan(line, separators).filter(
      (part) => !contact.test(part.text) && part.text.length < 60 && !headingKind(part.text) && !isOf(part, contacts),
    )
  const parts = near.flatMap(partsOf)
  const isContact = (line: ResumeLine) => contact.test(line.text) && findPeriods(line.text).length === 0
  const nextToContact = near.filter((_, at) => near.slice(Math.max(0, at - 1), at + 2).some(isContact)).flatMap(partsOf)
  const find = (
    sure: number,
    test: (text: string) => RegExpExecArray | boolean | null,
    among = parts,
  ): FoundPlace | undefined => {
    for (const part of among) {
      const match = test(part.text)
      if (!match) continue
      const from = match === true ? 0 : part.text.indexOf(match[1] ?? '', match.index)
      return { span: match === true ? part : cut(part, from, from + (match[1]?.length ?? 0)), sure }
    }
  }
  const isName = (text: string) => rateTitle(text) === 0 && !isProse(text) && !headings.has(text.toLowerCase())
  return (
    find(0.85, (text) => behindCode.exec(text)) ??
    find(0.85, (text) => isUsState(cityAndState.exec(text)?.[2] ?? '') && text.length < 40) ??
    find(
      0.8,
      (text) => unspaced.test(text) && easternPlace.test(text) && text.length > 1 && text.length < 40 && isName(text),
    ) ??
    find(0.8, (text) => cityAndRegion.test(text) && isName(text)) ??
    find(0.5, (text) => cityAlone.test(text) && text.length > 2 && text.length < 28 && isName(text), nextToContact)
  )
}
