import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules', '.bin')

const OLDEST_HOST_NODE = 20
const OLDEST_RUNTIME_NODE = 24

/** Ends with one line if the Node that runs this script is too old even for installing. */
export function assertHostNode() {
  if (major() < OLDEST_HOST_NODE) fail(`Corridor needs Node ${OLDEST_HOST_NODE} or newer; this is ${process.version}.`)
}

/** The Node that runs the product: the pinned package, or our own if the platform has none. */
export function runtimeNode() {
  const pinned = pinnedNode()
  if (existsSync(pinned)) return pinned
  if (major() < OLDEST_RUNTIME_NODE)
    fail(`There is no packaged Node for ${process.platform}-${process.arch}. Install Node ${OLDEST_RUNTIME_NODE}.`)
  return process.execPath
}

/** True if this platform's pinned Node is there, or none is packaged for it. */
export function hasRuntime() {
  const packaged = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
  return !packaged || existsSync(pinnedNode())
}

function pinnedNode() {
  return join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
}

function major() {
  return Number(process.versions.node.split('.')[0])
}

/** Environment in which `node` and the installed tools are the pinned ones. */
export function toolEnv(extra = {}) {
  return { ...process.env, ...extra, PATH: [dirname(runtimeNode()), bin, process.env.PATH].join(delimiter) }
}

/** Runs a command to its end with our output and signals; resolves to its exit code, 127 if it cannot start. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const interrupt = (signal) => {
      child.once('exit', () => process.exit(1))
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, interrupt)
    const settle = (code) => {
      for (const signal of signals) process.off(signal, interrupt)
      resolve(code)
    }
    child.once('error', () => settle(127))
    child.once('exit', (code) => settle(code ?? 1))
  })
}

/**
 * Sends us SIGTERM when npm is gone: it hands a signal to the shell between us, and that one dies without telling us.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 200)
  watch.unref()
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Ends this script with one line on stderr. */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** A port of this machine that nobody uses now. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
