import { loadConfig } from '../../../../config.ts'
import { openBeside } from '../../../../db/pool/open-beside.ts'
import { makeFieldCrypto } from '../../../../platform/field-crypto.ts'
import { loadOwnKeys } from '../../../../platform/field-keys.ts'
import { openFiles } from '../../../base/file/open-files.ts'
import { lintDemo } from './lint-demo.ts'

// npm run demo-lint
try {
  const config = loadConfig()
  const fields = makeFieldCrypto(config.fieldKeys ?? (await loadOwnKeys(config.dataDir)))
  const db = await openBeside(config)
  const { storage } = await openFiles(config, { sql: db.owner, fields })
  try {
    const faults = await lintDemo({ sql: db.owner, storage, fields })
    for (const fault of faults) process.stdout.write(`${fault}\n`)
    process.stdout.write(`${faults.length} faults in the demo's story.\n`)
    process.exitCode = faults.length > 0 ? 1 : 0
  } finally {
    await db.close()
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
