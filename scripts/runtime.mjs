import { AsyncLocalStorage } from 'node:async_hooks'
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

/**
 * Environment in which Node keeps what it compiled, for the next process of the same account: it halves the work of starting the server.
 * It lies with the packages, as whoever may write there may write what runs anyway; if this account may not, nothing is kept.
 */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled'),
}

/** Environment in which `node` and the installed tools are the pinned ones. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    ...compileCache,
    ...extra,
    PATH: [dirname(runtimeNode()), bin, process.env.PATH].join(delimiter),
  }
}

/**
 * Stands around a call: is told of each process that `run` starts within it (`began`, `ended`), and takes what they and `say` print
 * (`print`), if it has these.
 */
export const around = new AsyncLocalStorage()

/** Runs a command to its end with our output and signals; resolves to its exit code, 127 if it cannot start. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const { began, ended, print } = around.getStore() ?? {}
    const stdio = print ? ['ignore', 'pipe', 'pipe'] : (options.stdio ?? 'inherit')
    const child = spawn(command, args, { cwd: root, ...options, stdio })
    if (child.pid) began?.(child.pid)
    if (print) for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', print)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const interrupt = (signal) => {
      child.once('exit', () => process.exit(1))
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, interrupt)
    const settle = (code) => {
      for (const signal of signals) process.off(signal, interrupt)
      ended?.()
      resolve(code)
    }
    child.once('error', () => settle(127))
    // All that was printed is there once the streams are closed.
    child.once(print ? 'close' : 'exit', (code) => settle(code ?? 1))
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
  const { print = (text) => process.stdout.write(text) } = around.getStore() ?? {}
  print(`${line}\n`)
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
