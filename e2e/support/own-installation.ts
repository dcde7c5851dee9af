import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { certificateFile } from './mail-server.ts'
import { port as demoPort } from './world.ts'

const source = join(import.meta.dirname, '../../apps/api/src')
// Beside the journeys' own server, and away from it.
const port = demoPort + 60
export const ownAddress = `http://127.0.0.1:${port}`

/** An installation without the demo and without a mail server, fresh, as somebody has it who has just started it. */
export async function startOwnInstallation() {
  const dataDir = mkdtempSync(join(tmpdir(), 'corridor-own-'))
  const env = {
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'test', DEMO: '0', DATABASE_URL: '' },
    ...{ MAIL_ALLOWED_HOSTS: 'localhost', NODE_EXTRA_CA_CERTS: certificateFile, LOG_LEVEL: 'error' },
  }
  const server = spawn(process.execPath, [join(source, 'main.ts')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const answers = () =>
    fetch(`${ownAddress}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  return {
    answers,
    /** The answer of a command at the machine. */
    async command(file: 'main' | 'mailbox', ...args: string[]): Promise<string> {
      const child = spawn(process.execPath, [join(source, 'admin', `${file}.ts`), ...args], {
        ...{ env, stdio: ['ignore', 'pipe', 'inherit'] },
      })
      return text(child.stdout)
    },
    async close(): Promise<void> {
      server.kill('SIGTERM')
      await once(server, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
