import type { FoundValue, ResumeFields } from '../extract.ts'
import type { Opinion } from './model.ts'
import { type AskedField, askedFor } from './question.ts'

/** Under this the page asks a person to look; a value that a model alone saw stays there. */
const sureEnough = 0.8
const unsure = 0.5
const agreed = 0.15
const skillsMax = 100

/**
 * A reading with a model's opinion of the same pages. A value counts only where it stands in the document, letter by letter: nothing is
 * invented, whatever the document made the model say. It fills what was not found; agreement makes surer; if the two differ the field is
 * unsure, and the value that is not taken is kept beside it.
 */
export function mergeOpinion(fields: ResumeFields, pages: readonly string[], opinion: Opinion): ResumeFields {
  const merged: ResumeFields = { ...fields }
  const alternatives: FoundValue[] = []
  for (const field of askedFor) {
    const seen = findInPages(pages, opinion[field])
    if (!seen) continue
    const own = fields[field]
    merged[field] = own ? weigh(field, own, seen, alternatives) : seen
  }
  const skills = withSkills(fields.skills ?? [], pages, opinion.skills)
  return {
    ...merged,
    ...(skills.length > 0 ? { skills } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    secondOpinion: 'given',
  }
}

function weigh(field: AskedField, own: FoundValue, seen: FoundValue, alternatives: FoundValue[]): FoundValue {
  if (isSame(field, own.value, seen.value)) return { ...own, sure: Math.min(1, own.sure + agreed) }
  const isOwnSure = own.sure >= sureEnough
  alternatives.push(isOwnSure ? seen : own)
  return { ...(isOwnSure ? own : seen), sure: unsure }
}

const isSame = (field: AskedField, one: string, other: string) =>
  field === 'phone' ? lastDigits(one) === lastDigits(other) : folded(one) === folded(other)

// A phone is read as E.164 and written in many ways.
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)
const folded = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

function withSkills(own: FoundValue[], pages: readonly string[], named: readonly string[]): FoundValue[] {
  const known = new Set(own.map(({ value }) => folded(value)))
  const added = named.flatMap((name) => {
    const seen = known.has(folded(name)) ? null : findInPages(pages, name)
    known.add(folded(name))
    return seen ? [seen] : []
  })
  return [...own, ...added].slice(0, skillsMax)
}

/** Finds a value that stands for itself, and not inside of a longer word; null if it does not. */
function findInPages(pages: readonly string[], value: string | null): FoundValue | null {
  const wanted = value?.trim()
  if (!wanted) return null
  for (const [at, text] of pages.entries()) {
    for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
      const end = start + wanted.length
      if (isInsideWord(text, start) || isInsideWord(text, end)) continue
      return { value: wanted, page: at + 1, start, end, sure: unsure }
    }
  }
  return null
}

const letter = /[\p{L}\p{N}]/u
const isInsideWord = (text: string, at: number) => letter.test(text[at - 1] ?? '') && letter.test(text[at] ?? '')
