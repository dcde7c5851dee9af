import type { AuditChange } from '@corridor/contract/records/audit/shapes'

/** Facts of a record in a row of the audit: columns, or the contract's names. */
export type Facts = Record<string, unknown>

type Value = AuditChange['before']

// Verbs leave no secret in the trail. This is for the one that some day does, and for numbers that only their own pages show.
const secret =
  /password|secret|token|hash|passport|recovery|sealed|commission|account_?number|iban|routing|sort_?code|ssn|tax_?id|aadhaar/i
const fieldsMax = 200
const charsMax = 2_000

/** Finds the differences between two states of a record, by field; fields of a part stand as `part.field`. */
export function changesOf(
  before: Facts | null,
  after: Facts | null,
  names: ReadonlyMap<string, string>,
): AuditChange[] {
  const [was, is] = [flatten(before ?? {}), flatten(after ?? {})]
  const fields = [...new Set([...was.keys(), ...is.keys()])].sort()
  const named = (value: Value): Value => {
    if (Array.isArray(value)) return value.map((each) => names.get(each) ?? each)
    return typeof value === 'string' ? (names.get(value) ?? value) : value
  }
  return fields
    .filter((field) => JSON.stringify(was.get(field) ?? null) !== JSON.stringify(is.get(field) ?? null))
    .slice(0, fieldsMax)
    .map((field) => {
      const isSecret = secret.test(field)
      const show = (value: Value | undefined) => (isSecret ? null : named(value ?? null))
      return { field: toField(field), before: show(was.get(field)), after: show(is.get(field)), isSecret }
    })
}

/** The keys in a state's values that may name other records. */
export const keysIn = (facts: Facts | null): string[] => [...flatten(facts ?? {}).values()].flat().filter(isKey)

/** A state in one line: `jobTitle: Engineer; skills: Java, SQL`. Secrets stand as dots. */
export const toText = (facts: Facts | null): string =>
  [...flatten(facts ?? {})]
    .filter(([, value]) => value !== null)
    .slice(0, fieldsMax)
    .map(([field, value]) => {
      const shown = Array.isArray(value) ? value.join(', ') : String(value)
      return `${toField(field)}: ${secret.test(field) ? '•••' : shown}`
    })
    .join('; ')

const toField = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{20,80}$/.test(value)

function flatten(facts: object, above = ''): Map<string, Value> {
  const flat = new Map<string, Value>()
  for (const [name, value] of Object.entries(facts)) {
    const field = above + name
    if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
      flat.set(field, value.slice(0, fieldsMax).map(String))
    } else if (value !== null && typeof value === 'object') {
      for (const [inner, each] of flatten(value, `${field}.`)) flat.set(inner, each)
    } else {
      flat.set(field, typeof value === 'string' ? value.slice(0, charsMax) : ((value ?? null) as Value))
    }
  }
  return flat
}
