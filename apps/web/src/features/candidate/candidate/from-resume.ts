import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import { type FoundFields, readFields, sureEnough } from '@corridor/contract/candidate/candidate/from-resume'

export interface Origin {
  page: number
  isSure: boolean
}

/** The place that a value came from, as long as nobody has changed it. */
export function originOf(found: FoundValue | undefined, value: unknown): Origin | undefined {
  if (!found || found.value !== String(value)) return undefined
  return { page: found.page, isSure: isSure(found) }
}

/** False if a person should look twice. */
export const isSure = ({ sure }: FoundValue) => sure >= sureEnough

/** Which of the read fields stay empty, for the person to fill in. */
export const missingFields = (found: FoundFields) => readFields.filter((name) => found[name] === undefined)
