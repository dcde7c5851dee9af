import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bin, fail, hasRuntime, root, run, say } from './runtime.mjs'

const stampFile = join(root, 'node_modules', '.corridor-installed')

/** Installs the locked packages unless they are there; returns whether it worked. */
export async function ensureInstalled() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (hasRuntime() && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true
  say('Installing the packages…')
  // The server builds its web app, so an environment of NODE_ENV=production must not leave the build tools out.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
  const [command, ...first] = npm()
  const code = await run(command, [...first, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: hostPath(), SCARF_ANALYTICS: 'false' },
  })
  if (code === 127) say('npm was not found. Install it together with Node.')
  if (code !== 0 || !hasRuntime()) return false
  writeFileSync(stampFile, stamp)
  return true
}

/** As `ensureInstalled`, or ends this script with one line. */
export async function install() {
  if (!(await ensureInstalled())) fail('The packages could not be installed. The reason is above.')
}

function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const outside = (path) => path && !path.startsWith(join(root, 'node_modules')) && existsSync(path)
  return outside(script) && outside(node) && script.endsWith('.js') ? [node, script] : ['npm']
}

// An installation replaces node_modules: it must not run on the Node that lies in there.
function hostPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin && !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter)
}
