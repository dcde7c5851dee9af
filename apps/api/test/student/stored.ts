import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { everythingStored } from '../people/visitor.ts'
import type { RunningApp } from '../running-app.ts'
import { filesOf } from '../storage/files-of.ts'

/** Everything that the database and the log hold. */
export const inTables = async (run: RunningApp): Promise<string> => `${await everythingStored(run)} ${run.logText()}`

/** Everything that the file store holds, as it lies: what is kept is sealed. */
export async function inFiles(run: RunningApp): Promise<string> {
  const folder = join(run.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  // One may go while the others are read.
  return (await Promise.all(paths.map((path) => readFile(path, 'latin1').catch(() => '')))).join('\n')
}

/** Everything that is kept there, opened. */
export async function inOpenedFiles(run: RunningApp): Promise<string> {
  const { storage } = await filesOf(run)
  const rows = await run.db.owner<{ key: string }[]>`select key from stored_file where state = 'confirmed'`
  const read = (key: string) => storage.withLocalFile('files', key, (path) => readFile(path, 'latin1'))
  return (await Promise.all(rows.map(({ key }) => read(key).catch(() => '')))).join('\n')
}

/** Waits until nothing that lies anywhere holds these values: a file goes by a job. */
export async function expectNowhere(run: RunningApp, values: readonly string[]): Promise<void> {
  const found = async () => {
    const all = `${await inTables(run)} ${await inFiles(run)} ${await inOpenedFiles(run)}`
    return values.filter((value) => all.includes(value))
  }
  await expect.poll(found, { timeout: 20_000, interval: 100 }).toEqual([])
}
