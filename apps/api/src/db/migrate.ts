import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type postgres from 'postgres'
import type { Database } from './pool/open.ts'
import { StartRefused } from './pool/start-refused.ts'

interface Migration {
  name: string
  text: string
  checksum: string
}

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')
const LOCK_KEY = 7_264_051

/**
 * Brings the database to this code's state, and returns the names it applied. Nodes that start together take turns, a migration each.
 * Throws `StartRefused` when a recorded file has changed, is unknown here, or fails.
 */
export async function migrate({ owner }: Pick<Database, 'owner'>, folder = MIGRATIONS): Promise<string[]> {
  const migrations = readMigrations(folder)
  const applied: string[] = []
  for (;;) {
    // The lock ends with the transaction: of a connection that is lost nothing stays, neither a lock nor half a migration.
    const name = await owner.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCK_KEY})`
      await tx`
        create table if not exists migration (
          name text primary key, checksum text not null, applied_at timestamptz not null default now()
        )`
      const [next] = await findPending(tx, migrations)
      if (next) await apply(tx, next)
      return next?.name
    })
    if (name === undefined) return applied
    applied.push(name)
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const numbers = new Set(names.map((name) => name.slice(0, 4)))
  if (numbers.size !== names.length || !names.every((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)))
    throw new Error(`${folder} must hold files named NNNN-name.sql, each number once.`)
  return names.map((name) => {
    // A checkout on another system may have changed the line ends.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

async function findPending(tx: postgres.TransactionSql, migrations: Migration[]): Promise<Migration[]> {
  const recorded = await tx<{ name: string; checksum: string }[]>`select name, checksum from migration`
  for (const { name, checksum } of recorded) {
    const known = migrations.find((migration) => migration.name === name)
    if (!known)
      throw new StartRefused(`The database is newer than this Corridor (it has ${name}). Start the newer version.`)
    if (known.checksum !== checksum)
      throw new StartRefused(`Migration ${name} was changed after it ran. Restore the file, and add a new one instead.`)
  }
  const applied = new Set(recorded.map(({ name }) => name))
  return migrations.filter(({ name }) => !applied.has(name))
}

async function apply(tx: postgres.TransactionSql, { name, text, checksum }: Migration): Promise<void> {
  try {
    await tx.unsafe(text).simple()
    await tx`insert into migration (name, checksum) values (${name}, ${checksum})`
  } catch (error) {
    throw new StartRefused(`Migration ${name} failed, and nothing of it remains: ${(error as Error).message}`)
  }
}
