/** A name as it is compared: without accents and case. */
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/**
 * The rows one of whose names holds what is typed. Those that begin with it come first: whoever types India means that, not the
 * British Indian Ocean Territory.
 */
export function findNamed<Row>(
  rows: readonly Row[],
  typed: string,
  namesOf: (row: Row) => readonly (string | undefined)[],
): Row[] {
  const term = folded(typed.trim())
  const foldedNames = (row: Row) => namesOf(row).map((name) => folded(name ?? ''))
  const begins = (row: Row) => Number(foldedNames(row).some((name) => name.startsWith(term)))
  return rows
    .filter((row) => foldedNames(row).some((name) => name.includes(term)))
    .toSorted((one, other) => begins(other) - begins(one))
}
