import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type postgres from 'postgres'
import { extract } from 'tar-stream'
import { StartRefused } from '../db/pool/start-refused.ts'
import { endRestoredAnswers } from '../features/flow/answer/hold-restored.ts'
import { holdCampaigns } from '../features/mail/campaign/hold-restored.ts'
import { endRestoredLetters } from '../platform/mail/outbox.ts'
import { inScratch } from '../platform/scratch.ts'
import type { Store } from '../platform/storage/storage.ts'
import { Ending, endingName, fileEntry, Manifest, manifestName, tableEntry } from './manifest.ts'
import { copyIn, countRows, listTables, seeded, type Table } from './tables.ts'

/**
 * Fills an empty, migrated database and an empty store from a backup: all of it, or nothing of the rows; files lie there as they lay. Throws `StartRefused` with the
 * reason in one line if the database is not empty, the backup is another version's, or it is torn.
 */
export async function readBackup(owner: postgres.Sql, store: Store, from: Readable): Promise<Ending> {
  return owner.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    const tables = await listTables(tx)
    await assertEmpty(tx, tables)
    // Triggers keep totals and guard the trail; both come with the backup as they stood.
    for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`
    const ending = await load(tx, store, from, tables).catch((error) => {
      throw error instanceof StartRefused
        ? error
        : new StartRefused(`The backup cannot be read: ${(error as Error).message}.`)
    })
    for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`
    await assertWhole(tx, tables, ending)
    await endRestoredLetters(tx)
    await holdCampaigns(tx)
    for (const [table, column] of counted) await countOn(tx, table, column)
    // Submissions move with them, which is counted.
    await endRestoredAnswers(tx)
    return ending
  })
}

// Rows came with their numbers; the next ones follow those.
const counted = [
  ['record_delta', 'id'],
  ['audience', 'id'],
  ['candidate_to_match', 'n'],
  ['vendor_to_match', 'n'],
  ['client_to_match', 'n'],
] as const
const countOn = (tx: postgres.TransactionSql, table: string, column: string) => tx`
  select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${tx(column)}), 0) + 1 from ${tx(table)}), false)`

async function assertEmpty(tx: postgres.TransactionSql, tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    if (!seeded.includes(table.name) && (await countRows(tx, table)) > 0) {
      throw new StartRefused('The database is not empty. Restore into a new DATA_DIR, or into a new database.')
    }
  }
  for (const name of seeded) await tx`delete from ${tx(name)}`
}

async function load(
  tx: postgres.TransactionSql,
  store: Store,
  from: Readable,
  tables: readonly Table[],
): Promise<Ending> {
  const archive = extract()
  const unpacked = pipeline(from, createGunzip(), archive)
  // Leaves a torn stream to the lines that wait for the entries.
  unpacked.catch(() => undefined)
  let manifest: Manifest | undefined
  let ending: Ending | undefined
  let files = 0
  for await (const entry of archive) {
    const { name } = entry.header
    if (name === manifestName) {
      manifest = Manifest.parse(await json(entry))
      await assertSameCode(tx, manifest)
    } else if (name === endingName) {
      ending = Ending.parse(await json(entry))
    } else if (manifest && name.startsWith(tableEntry(''))) {
      const table = tables.find((known) => tableEntry(known.name) === name)
      if (!table) throw new StartRefused(`The backup has a table that this Corridor does not know: ${name}.`)
      await pipeline(entry, await copyIn(tx, table))
    } else if (manifest && name.startsWith(fileEntry(''))) {
      await keepFile(tx, store, name.slice(fileEntry('').length), Readable.from(entry))
      files += 1
    } else {
      throw new StartRefused(`This is no backup of Corridor: it holds ${name}.`)
    }
  }
  await unpacked
  if (!ending || ending.files !== files) throw new StartRefused('The backup is torn: its end is missing.')
  return ending
}

async function keepFile(tx: postgres.TransactionSql, store: Store, key: string, body: Readable): Promise<void> {
  const [row] = await tx<{ file_type: string; company_id: string | null }[]>`
    select file_type, company_id from stored_file where key = ${key}`
  if (!row) throw new StartRefused(`The backup holds a file that no record names: ${key}.`)
  await inScratch('restore', async (scratch) => {
    const path = join(scratch, 'file')
    await pipeline(body, createWriteStream(path, { mode: 0o600 }))
    await store.keep({ key, type: row.file_type, companyId: row.company_id }, path)
  })
}

async function assertSameCode(tx: postgres.TransactionSql, { migrations }: Manifest): Promise<void> {
  const own = await tx<{ name: string; checksum: string }[]>`select name, checksum from migration order by name`
  if (JSON.stringify([...own]) !== JSON.stringify(migrations)) {
    const newest = migrations.at(-1)?.name
    throw new StartRefused(
      `The backup is another version's (up to ${newest}). Restore it with that version, then update.`,
    )
  }
}

async function assertWhole(tx: postgres.TransactionSql, tables: readonly Table[], { rows }: Ending): Promise<void> {
  for (const table of tables) {
    const found = await countRows(tx, table)
    if (found !== rows[table.name])
      throw new StartRefused(`The backup is torn: ${table.name} has ${found} of ${rows[table.name]} rows.`)
  }
}
