import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parseFieldKeys } from '../../src/platform/field-keys.ts'
import { onSmallDisk } from '../small-disk.ts'
import { onDatabase } from '../test-database.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-start-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// A first start loads every country and city: the first test makes one, and the others go on where it ended.
const firstStartMs = 120_000
const usedDir = () => join(folder, 'used')

describe('the first start', { timeout: firstStartMs }, () => {
  it('makes the keys of sealed fields for its owner alone, and later starts keep them', async () => {
    const dataDir = usedDir()
    const path = join(dataDir, 'secrets', 'field-keys')
    const run = async () => {
      const child = start({ DATA_DIR: dataDir })
      await readyAddress(child)
      child.kill('SIGTERM')
      await once(child, 'exit')
      return readFileSync(path, 'utf8')
    }
    const keys = await run()
    expect(parseFieldKeys(keys)).toHaveLength(1)
    expect([statSync(path).mode & 0o777, statSync(join(dataDir, 'secrets')).mode & 0o777]).toEqual([0o600, 0o700])
    expect(await run()).toBe(keys)
  })
})

describe('a start that cannot go on', { timeout: firstStartMs }, () => {
  it('names a busy port', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { port } = busy.address() as { port: number }
    const line = await refusal({ PORT: String(port) })
    busy.close()
    expect(line).toBe(`Port ${port} is in use. Set PORT to another one, e.g. PORT=${port + 1} npm start.`)
  })

  it('names a folder that cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const line = await refusal({ DATA_DIR: join(file, 'data') })
    expect(line).toBe(`The data folder ${file}/data is not writable (ENOTDIR). Set DATA_DIR to a folder that is.`)
  })

  it.each([
    ['of its own', {}],
    ['elsewhere', { DATABASE_URL: inject('cluster').owner }],
  ])('says that the disk is full, with a database %s', async (_, env) => {
    const dataDir = join(folder, 'full')
    mkdirSync(dataDir, { recursive: true })
    const filled = `cat /dev/zero > "${dataDir}/filling" 2> /dev/null; true`
    const line = await refusal({ DATA_DIR: dataDir, ...env }, (command) => onSmallDisk(dataDir, 8, command, filled))
    expect(line).toBe(`The disk of the data folder ${dataDir} is full. Make room there, then start again.`)
  })

  it('names a data folder that another process uses', async () => {
    const dataDir = usedDir()
    const first = start({ DATA_DIR: dataDir })
    await readyAddress(first)
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `The data folder ${dataDir} is in use by process ${first.pid}. Stop it, or set DATA_DIR to another folder.`,
    )
    first.kill('SIGKILL')
    await once(first, 'exit')
    const second = start({ DATA_DIR: dataDir })
    await readyAddress(second)
    second.kill('SIGTERM')
    expect(await once(second, 'exit')).toEqual([0, null])
  })

  it.each([
    ['text that is no address', () => 'hidden-word', /^DATABASE_URL is not a PostgreSQL address/],
    ['a wrong password', () => withPassword('hidden-word'), /refuses the password of user corridor_owner/],
    ['a missing database', () => onDatabase(inject('cluster').owner, 'absent'), /there is no database absent/],
    ['a closed port', () => 'postgres://me:hidden-word@127.0.0.1:1/corridor', /nothing answers at 127.0.0.1:1/],
    ['an unknown host', () => 'postgres://me:hidden-word@nowhere.invalid/corridor', /the host of nowhere.invalid:5432/],
  ])('explains %s without the password', async (_case, url, message) => {
    const line = await refusal({ DATABASE_URL: url() })
    expect(line).toMatch(message)
    expect(line).toMatch(/^DATABASE_URL/)
    expect(line).not.toContain('hidden-word')
    expect(line).not.toContain(new URL(inject('cluster').owner).password)
  })

  it('demands the keys of sealed fields in production on a server of its own', async () => {
    const line = await refusal({ DATABASE_URL: inject('cluster').owner, NODE_ENV: 'production' })
    expect(line).toMatch(/^FIELD_KEYS is missing\. /)
  })

  it('names a setting that is not valid', async () => {
    expect(await refusal({ ROLE: 'boss' })).toBe('ROLE must be all, api or worker.')
  })
})

describe('a server that another process starts', { timeout: firstStartMs }, () => {
  it('stops when that process is gone', async () => {
    const child = start({ DATA_DIR: usedDir() }, 'ipc')
    await readyAddress(child)
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

async function refusal(env: NodeJS.ProcessEnv, wrap?: (command: string[]) => string[]): Promise<string> {
  const child = start({ DATA_DIR: join(folder, 'unused'), ...env }, 'ignore', wrap)
  const [[code], stdout, stderr] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return stderr.trim()
}

function start(
  env: NodeJS.ProcessEnv,
  channel: 'ipc' | 'ignore' = 'ignore',
  wrap = (command: string[]): string[] => command,
) {
  const [command = '', ...args] = wrap([process.execPath, MAIN])
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', channel],
  })
  if (!child.stdout || !child.stderr) throw new Error('Its output was expected.')
  return Object.assign(child, { stdout: child.stdout, stderr: child.stderr })
}

async function readyAddress(child: ReturnType<typeof start>): Promise<string> {
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    const [, address] = /ready at (\S+)\n/.exec(output) ?? []
    if (address) return address
  }
  throw new Error(`It ended before it was ready: ${await text(child.stderr)}`)
}

function withPassword(password: string): string {
  return Object.assign(new URL(inject('cluster').owner), { password }).href
}
