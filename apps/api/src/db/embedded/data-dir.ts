import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../pool/start-refused.ts'

/** Makes the data folder. Throws `StartRefused` if nothing can be written there. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    rmSync(mkdtempSync(join(dataDir, 'probe-')), { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(`The data folder ${dataDir} is not writable (${code}). Set DATA_DIR to a folder that is.`)
  }
}

/** Removes clusters whose making was interrupted. Only under the lock. */
export function removeUnfinishedClusters(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith('postgres-new-')) rmSync(join(dataDir, name), { recursive: true, force: true })
}
