import { join } from 'node:path'
import { loadConfig } from '../../src/config.ts'
import { openFiles } from '../../src/features/base/file/open-files.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { type KeyRing, loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { SealFaultKind } from '../../src/platform/storage/seal-fault.ts'
import type { RunningApp } from '../running-app.ts'

interface Opened {
  ring?: KeyRing
  /** Settings beside those of the application. */
  env?: NodeJS.ProcessEnv
}

/** The files of a running application, opened beside it as another process would; `faults` are those that it was told of. */
export async function filesOf(run: Pick<RunningApp, 'db' | 'dataDir'>, { ring, env = {} }: Opened = {}) {
  const faults: { key: string; kind: SealFaultKind }[] = []
  const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: run.db.urls.owner, DATA_DIR: run.dataDir, ...env })
  const { storage } = await openFiles(config, {
    sql: run.db.sql,
    fields: makeFieldCrypto(ring ?? (await loadOwnKeys(run.dataDir))),
    whenBroken: (key, kind) => void faults.push({ key, kind }),
  })
  return { storage, faults }
}

/** Path at which the disk driver keeps a file. */
export const liesAt = ({ dataDir }: Pick<RunningApp, 'dataDir'>, key: string) =>
  join(dataDir, 'files', key.slice(-2), key)
