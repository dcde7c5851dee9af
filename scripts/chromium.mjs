import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run, runtimeNode, say, toolEnv } from './runtime.mjs'

// The shell draws and runs a page as the whole browser does, without the browser's own windows, which cost a journey a third of its time.
// It downloads, prints and has a clipboard too, so that no journey needs the whole browser.
const debianShell = 'chromium-headless-shell'
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const installMs = 180_000

/** Path of a Chromium: the given one; a headless shell, found or installed now; else a whole browser. Undefined if none can be had. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  return (
    find(debianShell) ??
    findPlaywrightShell() ??
    (await installShell()) ??
    find(...wholeBrowsers) ??
    applications.find(existsSync) ??
    (await installWhole())
  )
}

/** Name of a Chromium as it gives it, with its version and its path. */
export function nameOf(chromium) {
  const { stdout } = spawnSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  return `${stdout?.trim() || 'Chromium'} (${/headless[-_]shell/.test(chromium) ? 'headless shell' : 'whole browser'}, ${chromium})`
}

const find = (...names) => folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)

const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const onlyShell = ['install', '--only-shell', 'chromium']

function findPlaywrightShell() {
  const { stdout } = spawnSync(runtimeNode(), [playwright, ...onlyShell, '--dry-run'], { encoding: 'utf8' })
  const [, folder = ''] = /headless shell.*\s+Install location:\s*(.+)/i.exec(stdout ?? '') ?? []
  if (!existsSync(folder)) return undefined
  const programs = readdirSync(folder, { recursive: true }).filter((path) => /headless[-_]shell$/.test(path))
  return programs.map((path) => join(folder, path)).find((path) => statSync(path).isFile())
}

async function installShell() {
  say('Installing the headless shell of Chromium…')
  if (await installFromDebian(debianShell)) return find(debianShell)
  await run(runtimeNode(), [playwright, ...onlyShell], { ...quiet, env: toolEnv() })
  return findPlaywrightShell()
}

async function installWhole() {
  say('Installing Chromium…')
  if (await installFromDebian('chromium')) return find('chromium')
}

// A closed network is waited for no longer than this.
const quiet = { stdio: ['ignore', 'ignore', 'inherit'], timeout: installMs }

async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = { ...quiet, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], options)
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)) === 0
}
