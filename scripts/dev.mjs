import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildVisit } from './build-web.mjs'
import { install } from './install.mjs'
import { assertHostNode, fail, root, runtimeNode, stopWithNpm, toolEnv } from './runtime.mjs'

assertHostNode()
stopWithNpm()
await install()

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const web = join(root, 'apps', 'web')
const visit = ['--mode', 'development']
if ((await buildVisit(...visit)) !== 0) fail('The public pages could not be built. The reason is above.')
const servers = [
  start([vite, 'build', '--config', 'vite.visit.config.ts', ...visit, '--watch', '--logLevel', 'warn'], web),
  start(['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], root),
  start([vite], web),
]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal))
for (const server of servers) server.once('exit', () => stopAll('SIGTERM'))
const codes = await Promise.all(servers.map((server) => new Promise((resolve) => server.once('exit', resolve))))
process.exit(codes.every((code) => !code) ? 0 : 1)

function start(args, cwd) {
  return spawn(runtimeNode(), args, { cwd, stdio: 'inherit', env: toolEnv({ NODE_ENV: 'development' }) })
}

function stopAll(signal) {
  for (const server of servers) server.kill(signal)
}
