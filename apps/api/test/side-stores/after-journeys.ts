/** Searches the world of the journeys, still running, for what its tables and logs should not hold; says what, and exits with 1. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../src/config.ts'
import { openBeside } from '../../src/db/pool/open-beside.ts'
import { searchSideStores } from './search.ts'

const { values, positionals: passwords } = parseArgs({
  options: { data: { type: 'string', default: '' }, log: { type: 'string', default: '' } },
  allowPositionals: true,
})
const db = await openBeside(loadConfig({ DATA_DIR: values.data }))
// The demo's persons are announced with their password on purpose, before the first line of the log.
const log = readFileSync(values.log, 'utf8').replace(/^Corridor is ready at [^{]*/m, '')
const logs = new Map([
  ['the log', log],
  ["the database's log", readFileSync(join(values.data, 'postgres.log'), 'utf8')],
])
const lines = await searchSideStores(db.owner, logs, new Map(passwords.map((one, at) => [`password ${at + 1}`, one])))
await db.close()
if (lines.length > 0) {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 1
}
