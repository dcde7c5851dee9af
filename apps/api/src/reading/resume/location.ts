import type { FoundValue } from '../answer.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'
import { findPlaces, isPlace } from '../text/places.ts'
import type { Section } from './sections.ts'
import { linesOf } from './sections.ts'

const label =
  /^(?:location|address|city|based in|current location|residence|resides in|adresse|direcci[oó]n|ubicaci[oó]n|wohnort|ort|adresa|localit[eé]|indirizzo|endere[cç]o|woonplaats|lives in)\s*[:\t]?\s+/i
const contact = /@|\+?\d[\d ().-]{7,}|linkedin|github|https?:/i
const separators = /\s*[\t|•·●∙⋅\ue000-\uf8ff]\s*|\s+[–—/]\s+|\s+,\s+|\s{3,}/u
const headLinesMax = 14

export interface FoundPlace {
  span: Span
  sure: number
}

/** Where the person lives: a place near the contacts, not that of a position or a school. */
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
  return labelled([...near, ...others]) ?? placed(near) ?? alone(near) ?? placed(besides(others))
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
    if (rest.text !== '' && rest.text.length < 80) return { span: findPlaces(rest)[0] ?? rest, sure: 0.9 }
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
