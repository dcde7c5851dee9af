import { setTimeout as rest } from 'node:timers/promises'
import { loadConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/pool/open.ts'
import { openFiles } from '../../src/features/base/file/open-files.ts'
import { sealPlainFiles } from '../../src/features/base/file/seal-plain.ts'
import { makeFieldCrypto } from '../../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../../src/platform/field-keys.ts'
import type { Jobs } from '../../src/platform/jobs.ts'

// Run as a process that the test of sealing ends without warning: a worker of a node that seals what was kept before.
const config = loadConfig({ PORT: '0', DEMO: '0', DATABASE_URL: process.argv[2], DATA_DIR: process.argv[3] })
const db = await openDatabase(config)
const fields = makeFieldCrypto(await loadOwnKeys(config.dataDir))
const { storage } = await openFiles(config, { sql: db.sql, fields })
// Its next turn follows by itself.
const jobs = { wake: async () => {} } as unknown as Jobs
for (;;) {
  await sealPlainFiles(db.sql, { storage, jobs })
  await rest(20)
}
