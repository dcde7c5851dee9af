import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartRefused } from '../pool/start-refused.ts'
import { type Account, giveTo, spawnAs } from './account.ts'
import type { Binaries } from './binaries.ts'

export interface Passwords {
  superuser: string
  owner: string
  app: string
}

const MAJOR_VERSION = '18'
const PASSWORD_FILE = 'corridor-passwords.json'

/**
 * Makes the cluster with its roles and database if there is none, and returns the passwords. It appears under its name only when it is
 * whole; the passwords lie inside it, so that neither exists without the other.
 */
export async function ensureCluster(
  binaries: Binaries,
  account: Account | undefined,
  clusterDir: string,
): Promise<Passwords> {
  if (!existsSync(clusterDir)) await createCluster(binaries, account, clusterDir)
  giveTo(account, clusterDir)
  const version = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR_VERSION)
    throw new StartRefused(
      `${clusterDir} was made by PostgreSQL ${version}, and this Corridor brings ${MAJOR_VERSION}. See docs/operations.md, upgrade.`,
    )
  return JSON.parse(readFileSync(join(clusterDir, PASSWORD_FILE), 'utf8'))
}

async function createCluster(binaries: Binaries, account: Account | undefined, clusterDir: string): Promise<void> {
  const unfinished = mkdtempSync(`${clusterDir}-new-`)
  const passwords = { superuser: randomPassword(), owner: randomPassword(), app: randomPassword() }
  const passwordFile = `${unfinished}.password`
  try {
    writeFileSync(passwordFile, passwords.superuser, { mode: 0o600 })
    giveTo(account, passwordFile)
    giveTo(account, unfinished)
    await run(account, unfinished, [
      binaries.initdb,
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Bytes order the keys, and no library's next version can break an index; people's lists name their collation.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      // Trigrams ask the system what a letter is: with C they would drop every letter beyond ASCII.
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--no-instructions',
    ])
    const single: Statements = (database, statements) =>
      run(
        account,
        unfinished,
        [binaries.postgres, '--single', '-j', '-D', unfinished, '-c', 'exit_on_error=on', database],
        statements,
      )
    await single('postgres', rolesAndDatabase(passwords))
    await single('corridor', ownersTools)
    writeFileSync(join(unfinished, PASSWORD_FILE), JSON.stringify(passwords), { mode: 0o600 })
    giveTo(account, unfinished)
    chmodSync(unfinished, 0o700)
    renameSync(unfinished, clusterDir)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

type Statements = (database: string, statements: string[]) => Promise<void>

const rolesAndDatabase = ({ owner, app }: Passwords) => [
  `CREATE ROLE corridor_owner LOGIN PASSWORD '${owner}'`,
  `CREATE ROLE corridor_app LOGIN PASSWORD '${app}'`,
  'GRANT corridor_app TO corridor_owner',
  'CREATE DATABASE corridor OWNER corridor_owner',
  'REVOKE ALL ON DATABASE corridor, postgres, template1 FROM PUBLIC',
  'GRANT CONNECT ON DATABASE corridor TO corridor_app',
]

// Only a superuser may add amcheck; the owner may then check the indexes.
const ownersTools = ['CREATE EXTENSION amcheck', 'GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO corridor_owner']

async function run(
  account: Account | undefined,
  clusterDir: string,
  command: [string, ...string[]],
  statements: string[] = [],
): Promise<void> {
  const child = spawnAs(account, command, clusterDir, { stdio: 'pipe' })
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
  child.stdin?.on('error', () => {})
  child.stdin?.end(statements.map((statement) => `${statement};\n\n`).join(''))
  const [code] = await once(child, 'close')
  if (code === 0) return
  const lines = (await output).join('\n').trim().split('\n')
  const reason = lines.find((line) => line.includes('No space left on device')) ?? lines.at(-1)
  throw new StartRefused(`The database could not be made in ${clusterDir}: ${reason}`)
}

function randomPassword(): string {
  return randomBytes(24).toString('base64url')
}
