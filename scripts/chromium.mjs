import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run, runtimeNode, say, toolEnv } from './runtime.mjs'

// The shell draws and runs a page as the whole browser does, without the browser's own windows, which cost a journey a third of its time.
const debianShell = 'chromium-headless-shell'
const names = [debianShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: the given one, the system's, or one installed now; undefined if none can be had. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  return findSystemChromium() ?? findPlaywrightChromium() ?? (await installChromium())
}

function findSystemChromium() {
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].find(existsSync)
}

function findPlaywrightChromium() {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  try {
    const path = execFileSync(runtimeNode(), ['-e', ask], { cwd: join(root, 'e2e'), encoding: 'utf8' })
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

async function installChromium() {
  say('Installing Chromium…')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { ...quiet, env })
    for (const name of [debianShell, 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { ...quiet, env })
      const installed = findSystemChromium()
      if (installed) return installed
    }
  }
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  await run(runtimeNode(), [cli, 'install', 'chromium'], { ...quiet, env: toolEnv() })
  return findPlaywrightChromium()
}
