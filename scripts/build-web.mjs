import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, root, run, runtimeNode, say, toolEnv } from './runtime.mjs'

const web = join(root, 'apps', 'web')
const dist = join(web, 'dist')
const stampFile = join(dist, '.built-from')
const inputs = [web, join(root, 'packages', 'contract', 'src'), join(root, 'package-lock.json')]
const ignored = new Set(['dist', 'node_modules', '.vite', 'test-results'])

/** Builds the web app; returns the exit code. */
export async function buildWeb() {
  const stamp = hashInputs()
  const code = (await vite('build')) || (await buildVisit())
  if (code === 0) writeFileSync(stampFile, stamp)
  return code
}

/** Builds the public pages that the server draws; returns the exit code. */
export const buildVisit = (...args) => vite('build', '--config', 'vite.visit.config.ts', ...args)

const vite = (...args) =>
  run(runtimeNode(), [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), ...args, '--logLevel', 'warn'], {
    cwd: web,
    env: toolEnv({ NODE_ENV: 'production' }),
  })

/** Builds the web app if its sources differ from what was built; returns the exit code. */
export async function buildChangedWeb() {
  const isBuilt = existsSync(join(dist, 'client', 'index.html')) && existsSync(join(dist, 'visit', 'visit.mjs'))
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashInputs()) return 0
  say('Building the web app…')
  return buildWeb()
}

/** As `buildChangedWeb`, or ends this script with one line. */
export async function ensureWebBuilt() {
  if ((await buildChangedWeb()) !== 0) fail('The web app could not be built. The reason is above.')
}

function hashInputs() {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesIn(input))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path) {
  if (path.endsWith('package-lock.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]))
}
