import type { ZoneDoubt, ZoneField } from '../answer.ts'
import type { Span } from './layout.ts'

/** A field that says this. */
export const said = ({ line, from, to }: Span, value: string | null, isMended = false): ZoneField => ({
  ...{ value, doubt: null, isMended, spellings: [] },
  ...{ line, from, to },
})

/** A field that must not be filled in. */
export const doubted = ({ line, from, to }: Span, doubt: ZoneDoubt, spellings: readonly string[] = []): ZoneField => ({
  ...{ value: null, doubt, isMended: false, spellings: [...new Set(spellings)].slice(0, 4) },
  ...{ line, from, to },
})
