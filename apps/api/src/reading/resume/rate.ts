import type { FoundValue } from '../answer.ts'
import { cut, type ResumeLine, type Span, toFound } from '../text/lines.ts'

// Not 'success rate: $5': what stands before it is another rate's name.
const label =
  /(?:^|[|•·;,.]\s{0,3})(?:(?:expected|desired|hourly|bill|billing|pay|contract|minimum)\s+){0,2}rate(?:\s+expectations?)?\s*[:–-]\s*(?=\S)/i
const money =
  /(?<sign>[$€£₹]|\b(?:USD|EUR|GBP|INR|CAD|AUD)\b)?\s?(?<amount>\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{2,7}(?:\.\d{1,2})?)\+?\s?(?<code>\b(?:USD|EUR|GBP|INR|CAD|AUD)\b)?(?:\s?[-–]\s?[$€£₹]?\s?\d[\d,.]*)?(?:\s?(?:\/|per\s|an?\s)\s?(?<per>h|hr|hour|d|day|mo|month|yr|year|annum)\b)?/i
const term = /\b(?:(?<c2c>c2c|corp[ -]?(?:to|2)[ -]?corp)|(?<w2>w-?2)|(?<form>1099))\b/i
const termLabel = /\b(?:tax terms?|contract types?|engagement|work terms?)\s*[:–-]\s*(?=\S)/i

const currencies: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' }
const units: Record<string, string> = { h: 'hour', d: 'day', m: 'month', y: 'year', a: 'year' }
const sure = 0.8

interface Rate {
  rateAmount?: FoundValue
  rateCurrency?: FoundValue
  ratePer?: FoundValue
  taxTerm?: FoundValue
}

/** Finds the least that a person asks, and how they are paid, in a line about that; of two amounts the lower, which stands first. */
export function findRate(lines: readonly ResumeLine[]): Rate {
  const rate = behind(lines, label)
  const found = rate && readMoney(rate)
  const taxTerm = readTerm(rate) ?? readTerm(behind(lines, termLabel))
  return { ...found, ...(taxTerm && { taxTerm }) }
}

/** Finds the text behind a label, in the first line that has it. */
function behind(lines: readonly ResumeLine[], lead: RegExp): Span | undefined {
  for (const line of lines) {
    const match = lead.exec(line.text)
    if (match) return cut(line, match.index + match[0].length, line.text.length, /\s/)
  }
}

function readMoney(span: Span): Rate | undefined {
  const match = money.exec(span.text)
  if (!match?.groups?.amount) return undefined
  const { sign, amount, code, per } = match.groups
  // A bare number may be anything, a form as well.
  if (!sign && !code && !per) return undefined
  const place = cut(span, match.index, match.index + match[0].length, /\s/)
  const currency = code?.toUpperCase() ?? (sign && (currencies[sign] ?? sign.toUpperCase()))
  const unit = per && units[per[0]?.toLowerCase() ?? '']
  const is = (value: string) => toFound(place, sure, value)
  return {
    rateAmount: is(String(Number(amount.replaceAll(',', '')))),
    ...(currency && { rateCurrency: is(currency) }),
    ...(unit && { ratePer: is(unit) }),
  }
}

function readTerm(span: Span | undefined): FoundValue | undefined {
  const match = span && term.exec(span.text)
  if (!match) return undefined
  const { c2c, w2 } = match.groups ?? {}
  return toFound(cut(span, match.index, match.index + match[0].length), sure, c2c ? 'C2C' : w2 ? 'W2' : '1099')
}
