import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConfigError, loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/pool/open.ts'
import { openBeside } from '../db/pool/open-beside.ts'
import { StartRefused } from '../db/pool/start-refused.ts'
import { fileAddressRoot } from '../features/base/file/give-address.ts'
import { now } from '../platform/clock.ts'
import { openStore } from '../platform/storage/open-storage.ts'
import type { Ending } from './manifest.ts'

import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

// npm run backup [-- --to FILE]     npm run restore -- --from FILE
try {
  const [verb] = process.argv.slice(2)
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { to: { type: 'string' }, from: { type: 'string' } },
  })
  if (verb === 'backup')
    await backup(values.to ?? `corridor-${now().toISOString().slice(0, 16).replaceAll(':', '')}.tar.gz`)
  else if (verb === 'restore' && values.from) await restore(values.from)
  else throw new StartRefused('Say what to restore: npm run restore -- --from FILE')
} catch (error) {
  const isKnown =
    error instanceof ConfigError || error instanceof StartRefused || (error as NodeJS.ErrnoException).code === 'ENOENT'
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}

async function backup(path: string): Promise<void> {
  const config = loadConfig()
  const db = await openBeside(config)
  const unfinished = `${path}.part`
  try {
    const { store } = await openStore(config, fileAddressRoot)
    const ending = await writeBackup(db.owner, store, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    await rename(unfinished, path)
    report(`Wrote ${path}`, ending)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await db.close()
  }
}

async function restore(path: string): Promise<void> {
  const config = loadConfig()
  const db = await openDatabase(config)
  try {
    await migrate(db)
    const { store } = await openStore(config, fileAddressRoot)
    report(`Restored ${path}`, await readBackup(db.owner, store, createReadStream(path)))
    await db.owner`analyze`
  } finally {
    await db.close()
  }
}

function report(what: string, { rows, files }: Ending): void {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${what}: ${total} rows of ${Object.keys(rows).length} tables, ${files} files.\n`)
}
