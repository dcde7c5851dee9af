import postgres from 'postgres'
import type { Sql } from '../../platform/sql.ts'
import type { Database } from '../pool/open.ts'
import { leakproofFunctions, leakproofStatements } from './leakproof.ts'

const lockKey = 7_264_052
const condition = "company_id = nullif(current_setting('app.company', true), '')::uuid"

/** State of the tables that are searched by an index of words. */
export interface KeptApart {
  /** False if the functions of searches are not marked: then the database does not narrow what is read of `searched`. */
  isMarked: boolean
  searched: string[]
}

/**
 * Brings the policies for reading searched tables to what the server allows, after the migrations. In the built-in server it marks the
 * functions of searches itself; in another one a superuser does (`npm run leakproof`), and until then those tables have the policies
 * for adding, changing and removing alone.
 */
export async function keepRowsApart({ owner, urls }: Pick<Database, 'owner' | 'urls'>): Promise<KeptApart> {
  if (urls.superuser && !(await isAllMarked(owner))) await markAll(urls.superuser)
  const isMarked = await isAllMarked(owner)
  const searched = await owner.begin(async (tx) => {
    // Nodes that start together take turns.
    await tx`select pg_advisory_xact_lock(${lockKey})`
    const tables = await tx<{ name: string; isRead: boolean }[]>`
      select a.polrelid::regclass::text as name, r.oid is not null as "isRead"
      from pg_policy a left join pg_policy r on r.polrelid = a.polrelid and r.polname = 'own_read'
      where a.polname = 'own_added' order by 1`
    for (const { name, isRead } of tables) {
      if (isMarked && !isRead)
        await tx.unsafe(
          `create policy own_read on ${name} as restrictive for select to corridor_company using (${condition})`,
        )
      if (!isMarked && isRead) await tx.unsafe(`drop policy own_read on ${name}`)
    }
    return tables.map(({ name }) => name)
  })
  return { isMarked, searched }
}

async function isAllMarked(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ marked: number }[]>`
    select count(*)::int as marked from pg_proc where proleakproof and oid = any (
      select to_regprocedure(signature) from unnest(${[...leakproofFunctions]}::text[]) as signature)`
  return row?.marked === leakproofFunctions.length
}

async function markAll(superuserUrl: string): Promise<void> {
  const admin = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  try {
    await admin.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${lockKey})`
      for (const statement of leakproofStatements) await tx.unsafe(statement)
    })
  } finally {
    await admin.end()
  }
}
