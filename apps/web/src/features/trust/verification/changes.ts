import type { SectionPart, SectionReview } from '@corridor/contract/trust/verification/shapes'

/** A value of a section; `was` where it was verified as another, empty where there was none. */
export interface FactRow {
  field: string
  value: string
  was?: string
}

/** A part of a section as it stands, beside what was verified of it. */
export interface PartRows {
  part: SectionPart
  rows: FactRow[]
  /** It came, or went, since the section was verified. */
  state?: 'added' | 'removed'
}

const textOf = (part: SectionPart | undefined, field: string) =>
  part?.facts.find((fact) => fact.field === field)?.value ?? ''
const kindOf = (part: SectionPart) => `${part.facts[0]?.field} ${textOf(part, 'documentType')}`

/** The parts of a section with what changed marked in its place; those that went stand last. */
export function rowsOf({ now, before }: Pick<SectionReview, 'now' | 'before'>): PartRows[] {
  if (!before) return now.map((part) => ({ part, rows: part.facts }))
  const left = [...before]
  const take = (at: number) => (at < 0 ? undefined : left.splice(at, 1)[0])
  const known = new Map(now.map((part) => [part.id, take(left.findIndex(({ id }) => id === part.id))]))
  const stands = now.map((part): PartRows => {
    // An entry that is written anew gets another id: it is still the same address.
    const old = known.get(part.id) ?? take(left.findIndex((other) => kindOf(other) === kindOf(part)))
    if (!old) return { part, rows: part.facts, state: 'added' }
    const gone = old.facts.filter(({ field }) => !part.facts.some((fact) => fact.field === field))
    const rows = [...part.facts, ...gone.map(({ field }) => ({ field, value: '' }))]
    return { part, rows: rows.map((row) => marked(row, textOf(old, row.field))) }
  })
  return [...stands, ...left.map((part): PartRows => ({ part, rows: part.facts, state: 'removed' }))]
}

const marked = (row: FactRow, was: string): FactRow => (row.value === was ? row : { ...row, was })

/** How many values, and entries that came or went, are not as they were verified. */
export const countChanges = (parts: readonly PartRows[]): number =>
  parts.reduce((sum, { rows, state }) => sum + (state ? 1 : rows.filter(({ was }) => was !== undefined).length), 0)
