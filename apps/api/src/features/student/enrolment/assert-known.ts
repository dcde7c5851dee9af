import { invalid } from '../../company/company/entries.ts'

/** Refuses ids that nobody knows, at the place where each stood in the body. Throws `request.invalid`. */
export async function assertKnown(
  message: string,
  ids: readonly (string | null)[],
  fieldOf: (at: number) => string,
  listKnown: (ids: string[]) => Promise<string[]>,
): Promise<void> {
  const given = [...new Set(ids.filter((id) => id !== null))]
  if (given.length === 0) return
  const known = new Set(await listKnown(given))
  const faults = ids.flatMap((id, at) => (id === null || known.has(id) ? [] : [[fieldOf(at), message]]))
  if (faults.length > 0) throw invalid(Object.fromEntries(faults), '')
}
