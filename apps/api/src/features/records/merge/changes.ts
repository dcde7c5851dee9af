import type { Changes } from './kind.ts'

/** Finds the changes that a merge made to the kept record: before and after, by the same names. */
export function changesOf<Values extends object>(before: Values, merged: Values): Changes<Values> {
  const names = (Object.keys(before) as (keyof Values)[]).filter((name) => !isSame(before[name], merged[name]))
  // Object.fromEntries forgets the names.
  const only = (values: Values) =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as unknown as Partial<Values>
  return { before: only(before), merged: only(merged) }
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
