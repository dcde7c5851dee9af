import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type postgres from 'postgres'
import { type Pack, pack } from 'tar-stream'
import { now } from '../platform/clock.ts'
import type { Store } from '../platform/storage/storage.ts'
import {
  type Ending,
  endingName,
  fileEntry,
  formatVersion,
  type Manifest,
  manifestName,
  tableEntry,
} from './manifest.ts'
import { copyOut, countRows, listTables, type Table } from './tables.ts'

const dataKeys = 'data_key'

/**
 * Writes everything that a company would miss as one archive: all rows of one moment, and the files that they name, as they lie. The
 * product may run meanwhile. Answers what it wrote.
 */
export async function writeBackup(owner: postgres.Sql, store: Store, into: Writable): Promise<Ending> {
  const archive = pack()
  const written = pipeline(archive, createGzip(), into)
  const scratch = await mkdtemp(join(tmpdir(), 'corridor-backup-'))
  try {
    const [ending] = await Promise.all([fill(owner, store, archive, scratch), written])
    return ending
  } catch (error) {
    archive.destroy(error as Error)
    throw error
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function fill(owner: postgres.Sql, store: Store, archive: Pack, scratch: string): Promise<Ending> {
  const ending: Ending = { rows: {}, files: 0 }
  const copy = async (tx: postgres.TransactionSql, table: Table) => {
    ending.rows[table.name] = await countRows(tx, table)
    await addTable(tx, archive, table, join(scratch, table.name))
  }
  await owner.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`
    const tables = await listTables(tx)
    await addJson(archive, manifestName, await describe(tx, tables))
    for (const table of tables.filter(({ name }) => name !== dataKeys)) await copy(tx, table)
    const files = await tx<{ key: string }[]>`select key from stored_file where state = 'confirmed'`
    for (const { key } of files) {
      await store.withLocalFile('files', key, async (path) =>
        add(archive, fileEntry(key), (await stat(path)).size, createReadStream(path)),
      )
      ending.files += 1
    }
  })
  // A file of the moment may have been sealed since with a key that was made since: keys are of a later moment than the files.
  await owner.begin('isolation level repeatable read read only', async (tx) => {
    for (const table of await listTables(tx)) if (table.name === dataKeys) await copy(tx, table)
  })
  await addJson(archive, endingName, ending)
  archive.finalize()
  return ending
}

async function describe(tx: postgres.TransactionSql, tables: Table[]): Promise<Manifest> {
  const migrations = await tx<Manifest['migrations']>`select name, checksum from migration order by name`
  return { format: formatVersion, createdAt: now().toISOString(), migrations: [...migrations], tables }
}

// An archive names the length of a part before the part: rows go through a file first.
async function addTable(tx: postgres.TransactionSql, archive: Pack, table: Table, path: string): Promise<void> {
  await spool(await copyOut(tx, table), path)
  await add(archive, tableEntry(table.name), (await stat(path)).size, createReadStream(path))
  await rm(path)
}

// The driver stops reading its socket for a slow reader and, if that was at the end of the copy, never starts again. So rows are written as
// they come, without a pause.
async function spool(rows: Readable, path: string): Promise<void> {
  const file = openSync(path, 'wx', 0o600)
  try {
    rows.on('data', (chunk: Buffer) => writeSync(file, chunk))
    await finished(rows)
  } finally {
    closeSync(file)
  }
}

const add = (archive: Pack, name: string, size: number, body: Readable) =>
  pipeline(body, archive.entry({ name, size, mode: 0o600 }))

function addJson(archive: Pack, name: string, content: object): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, JSON.stringify(content), (error) => (error ? reject(error) : resolve()))
  })
}
