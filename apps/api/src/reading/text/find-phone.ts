import parsePhoneNumber, { findPhoneNumbersInText, type PhoneNumber } from 'libphonenumber-js'
import type { FoundValue } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'

/** The library's search slows down with the square of some texts; contact data stands early. */
const searchedCharsMax = 20_000

interface Candidate extends FoundValue {
  score: number
}

const loose = /(?<![\p{L}\d@./_#-])(?:\+|00)?\(?\d[\d\s().\-–/]{5,20}\d(?![\p{L}\d@_])/gu
const phoneLabel =
  /(?:phone|tel|mobile|cell|telephone|mob|whatsapp|contact|call|téléphone|portable|handy|móvil|telefon|telefoon|telefono|teléfono|telefone|telemóvel|celular|cellulare|mobil|mobiel|gsm|cep|тел|телефон|моб|电话|電話|手机|手機|携帯|연락처|전화|휴대폰|핸드폰|جوال|الجوال|هاتف|الهاتف|موبایل|טלפון|נייד|☎|📞|📱|✆)[\p{L} .:：#()|\t–-]{0,20}$/iu
const otherLabel = /(?:fax|zip|postal|pin|ssn|passport|id|no\.?|number of|employee|licen[cs]e|account)[ .:#]{0,4}$/iu
const dates = [
  /^(?:19|20)\d\d\s*[-–/.]\s*(?:(?:19|20)\d\d|\d{1,2}(?:\s*[-–/.]\s*\d{1,4})?)$/,
  /^\d{1,2}[-–/. ]\d{1,2}[-–/. ](?:19|20)?\d\d$/,
  /^\d{1,2}\s*[-–/.]\s*(?:19|20)\d\d(?:\s*[-–]\s*(?:\d{1,2}\s*[-–/.]\s*)?(?:19|20)\d\d)?$/,
  /^(?:(?:19|20)\d\d[\s–-]*){1,3}$/,
  /^\d{5}[-–]\d{4}$/,
  /^(?:19|20)\d\d\s*[-/.]\s*\d{1,2}\s*[-–—~]\s*(?:19|20)\d\d/,
]

const scoreMin = 3
const furtherScoreMin = 5

/** The person's phone numbers, the likeliest first. A number with a plus, a label or the e-mail beside it goes before a bare one. */
export function findPhones(pages: PageText[], email: FoundValue | undefined): FoundValue[] {
  const candidates = pages.flatMap((page, at) => listCandidates(page, at + 1, email))
  const [best, ...others] = candidates.sort((one, other) => other.score - one.score)
  if (!best || best.score < scoreMin) return findMistaken(pages)
  const further = others.filter(
    ({ score, value }, at) =>
      score >= furtherScoreMin && value !== best.value && others.findIndex((one) => one.value === value) === at,
  )
  return [best, ...further].map(({ score, ...found }) => ({ ...found, sure: Math.min(0.98, 0.5 + score / 16) }))
}

const digitLike: Record<string, string> = { O: '0', o: '0', l: '1', I: '1', '|': '1', S: '5', B: '8' }
const mistaken = /(?<![\p{L}\d@./_#-])\+?\(?[\dOolI|SB][\dOolI|SB ().–-]{6,20}[\dOolI|SB](?![\p{L}\d@_])/gu
const mistakenMax = 2

/** A number in which recognition took digits for letters: only one that is valid once they are digits again. */
function findMistaken(pages: PageText[]): FoundValue[] {
  for (const [at, { text, recognised }] of pages.entries()) {
    if (!recognised) continue
    for (const { 0: written, index: start } of text.slice(0, searchedCharsMax).matchAll(mistaken)) {
      const letters = written.match(/[OolI|SB]/g) ?? []
      if (letters.length === 0 || letters.length > mistakenMax) continue
      const parsed = parsePhoneNumber(
        written.replace(/[OolI|SB]/g, (letter) => digitLike[letter] ?? letter),
        'US',
      )
      if (parsed?.isValid())
        return [{ value: parsed.number, page: at + 1, start, end: start + written.length, sure: 0.5 }]
    }
  }
  return []
}

function listCandidates({ text: whole }: PageText, page: number, email: FoundValue | undefined): Candidate[] {
  const text = whole.slice(0, searchedCharsMax)
  const valid = findPhoneNumbersInText(text, 'US')
    .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }))
    // '8 (917) 555-01-83' is Russian; without its 8 it would be American.
    .filter(({ start }) => !/(?<!\d)8[ -]?$/.test(text.slice(0, start)))
    // A house number above a whole number is no part of it.
    .filter(({ start, end }) => !text.slice(start, end).includes('\n') || trimSpan(text, { start, end }).length === 0)
  const all = [...text.matchAll(loose)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  const rest = all.filter((one) => !valid.some((other) => one.start < other.end && other.start < one.end))
  return [...valid, ...rest.flatMap((span) => trimSpan(text, span))].flatMap(({ start, end }) => {
    if (isMasked(text, start, end)) return []
    const written = text.slice(start, end)
    const parsed = parsePhoneNumber(written.replace(/^00/, '+'), 'US')
    const score = rate(text, start, written, parsed) + nearness(text, page, start, email)
    return score > 0 ? [{ value: toValue(written, parsed), page, start, end, sure: 0, score }] : []
  })
}

/** '+49 176 313 XXX XX' keeps its digits to itself: what is left of it calls nobody. */
const isMasked = (text: string, start: number, end: number) =>
  /^[ ().-]*(?:[xX]{2,}|[*•#_]{2,})/.test(text.slice(end, end + 12)) ||
  /(?:(?<![\p{L}])[xX]{2,}|[*•#_]{2,})[ ().-]*$/u.test(text.slice(Math.max(0, start - 12), start))

/** A match may run over a line's end; only its first line with enough digits is a number. */
function trimSpan(text: string, { start, end }: { start: number; end: number }) {
  for (const { 0: line, index } of text.slice(start, end).matchAll(/(?:[^\n\t ]| (?! ))+/g)) {
    const open = line.lastIndexOf('(')
    const whole = (open > line.lastIndexOf(')') ? line.slice(0, open) : line).trimEnd()
    const from = start + index
    if (digitsOf(whole).length >= 7) return [{ start: from, end: from + whole.length }]
  }
  return []
}

function rate(text: string, start: number, written: string, parsed: PhoneNumber | undefined): number {
  const digits = digitsOf(written).length
  if (digits < 7 || digits > 15 || dates.some((date) => date.test(written.trim()))) return 0
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split('\n')
      .at(-1) ?? ''
  let score = 1
  if (phoneLabel.test(before)) score += 3
  if (otherLabel.test(before)) score -= 4
  if (/^\+|^00/.test(written)) score += 3
  if (northAmerican.test(written)) score += 2
  if (digits >= 9 && /^\(?0?\d{2,4}\)?[ .–-]\d{2,5}(?:[ .–-]\d{2,5})+$/.test(written)) score += 1
  if (parsed?.isValid()) score += 2
  else if (parsed?.isPossible()) score += 1
  return score
}

const nearness = (text: string, page: number, start: number, email: FoundValue | undefined): number => {
  const early = page === 1 && start < 600 ? 1 : 0
  if (!email || email.page !== page) return early
  const between = text.slice(Math.min(start, email.start), Math.max(start, email.start))
  return between.split('\n').length <= 4 ? 2 : early
}

const northAmerican = /^(?:1[ .-])?\(?[2-9]\d{2}\)?[ .–-]{0,3}\d{3}[ .–-]\d{4}$/

/** E.164 when the number itself says its country, has the North American shape, or only lacks its plus. */
function toValue(written: string, parsed: PhoneNumber | undefined): string {
  const says = /^\+|^00/.test(written) ? parsed?.isPossible() : parsed?.isValid() || northAmerican.test(written)
  if (parsed && says) return parsed.number
  const international = parsePhoneNumber(`+${digitsOf(written)}`)
  return digitsOf(written).length > 10 && international?.isValid() ? international.number : written.trim()
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
