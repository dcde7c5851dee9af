import type { Sql } from '../../../platform/sql.ts'

/** The audience that sees a record; null if everybody of its company does. */
export async function findAudience(tx: Sql, kind: string, id: string): Promise<number | null> {
  const [row] = await tx<{ audience: number | null }[]>`select audience_of_record(${kind}, ${id}) as audience`
  return row?.audience ?? null
}
