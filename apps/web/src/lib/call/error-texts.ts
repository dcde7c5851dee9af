import { errorTable } from '@corridor/contract/error-table'

/** The text of each refusal by its code; loaded with the first of them. */
export const errorTexts: Record<string, string> = Object.fromEntries(
  Object.entries(errorTable).map(([code, [, text]]) => [code, text]),
)
