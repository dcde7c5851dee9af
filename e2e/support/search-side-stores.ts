import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chosenPassword, dataDir, logFile, password } from './world.ts'

const search = join(import.meta.dirname, '../../apps/api/test/side-stores/after-journeys.ts')

/** Playwright runs this while the server still stands: what people did leaves nothing that opens anything in its tables and logs. */
export default function searchSideStores(): void {
  const passwords = [password, chosenPassword]
  const { status, stderr } = spawnSync(process.execPath, [search, '--data', dataDir, '--log', logFile, ...passwords], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`After the journeys something stands where it should not:\n${stderr}`)
}
