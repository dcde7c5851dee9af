import type { FoundValue, JobFields } from '../answer.ts'
import type { PageText } from '../document/page-text.ts'
import { findEmail } from '../text/find-email.ts'
import { findPhones } from '../text/find-phone.ts'
import { cut, type Span, splitSpan, toFound } from '../text/lines.ts'
import type { Segment } from './labels.ts'

const nameCharsMax = 60
const person = String.raw`\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2}`
const signed = new RegExp(
  String.raw`\b(?:[Rr]egards|[Tt]hanks|[Tt]hank [Yy]ou|[Ss]incerely|[Bb]est)\s?[,!.]{0,2}\s{0,3}(${person})(?=\s{0,3}(?:\n|$|[,|]))`,
  'u',
)
const asked = new RegExp(
  String.raw`\b(?:contact|call|reach(?: out to)?|(?:e-?mail|send|submit)(?: (?:your|the|an?|updated|word))*(?: (?:resume|cv))? to|recruiter|ask for)\s(${person})(?= (?:at|on|via|directly|with)\b| ?[,(|:@])`,
  'u',
)
const noName =
  /^(?:the|our|your|us|me|you|please|thanks?|hr|human|resources|phone|email|e-mail|technology|team|llc|inc|jobs?|a|word|format|this)\b/i

/** The client at whom the work is done, if the ad names one. */
export function findEndClient(segments: readonly Segment[]): FoundValue | undefined {
  for (const { kind, isLabelled, value } of segments) {
    if (kind !== 'client' || !isLabelled) continue
    const [name] = splitSpan(value, /\t|\s{3,}|\s[|•·]\s|\s\(/u)
    if (
      name &&
      name.text.length <= nameCharsMax &&
      /^[\p{Lu}\p{N}]/u.test(name.text) &&
      !/^(?:confidential|tbd|n\/a|direct)\b/i.test(name.text)
    )
      return toFound(cut(name, 0, undefined, /[\s,;:|•·.–—-]/u), 0.85)
  }
}

/** Finds the person to answer: the first address and number of the ad, and the name beside them. */
export function findVendorContact(
  pages: readonly PageText[],
  segments: readonly Segment[],
  stretches: readonly Span[],
): JobFields['vendorContact'] {
  const [page] = pages
  if (!page) return undefined
  const email = findEmail([...pages])
  const [phone] = findPhones([...pages], email)
  const name = contactNamed(segments) ?? nameIn(stretches)
  return email || phone || name
    ? { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
    : undefined
}

function contactNamed(segments: readonly Segment[]): FoundValue | undefined {
  for (const { kind, isLabelled, value } of segments) {
    if (kind !== 'contact' || !isLabelled) continue
    const match = new RegExp(`^${person}|^\\p{Lu}{2,20}(?: \\p{Lu}{2,20}){1,2}(?![\\p{L}])`, 'u').exec(value.text)
    if (match && !noName.test(match[0])) return toFound(cut(value, 0, match[0].length), 0.8)
  }
}

function nameIn(stretches: readonly Span[]): FoundValue | undefined {
  for (const pattern of [signed, asked]) {
    for (const stretch of stretches) {
      const match = pattern.exec(stretch.text)
      const name = match?.[1]
      if (!match || !name || noName.test(name)) continue
      const at = match.index + match[0].lastIndexOf(name)
      return toFound(cut(stretch, at, at + name.length), 0.6)
    }
  }
}
