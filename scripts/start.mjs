import { spawn } from 'node:child_process'
import { ensureWebBuilt } from './build-web.mjs'
import { install } from './install.mjs'
import { assertHostNode, compileCache, root, runtimeNode, stopWithNpm } from './runtime.mjs'

assertHostNode()
stopWithNpm()
await install()
await ensureWebBuilt()

// The channel tells the server when this process is killed without a word.
const server = spawn(runtimeNode(), ['apps/api/src/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, ...compileCache },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.once('exit', (code) => process.exit(code ?? 1))
