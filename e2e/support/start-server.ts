import { spawn } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { certificateFile } from './mail-server.ts'
import { dataDir, logFile, port } from './world.ts'

// Each run has a fresh world: its own data folder, gone with the server.
const root = join(import.meta.dirname, '../..')
rmSync(dataDir, { recursive: true, force: true })
mkdirSync(dataDir, { mode: 0o700 })
const server = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
  stdio: ['ignore', openSync(logFile, 'a'), 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    NODE_ENV: 'test',
    DEMO: '1',
    DATABASE_URL: '',
    MAIL_ALLOWED_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: certificateFile,
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 0)
})
