import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Account {
  uid: number
  gid: number
}

/** The account that PostgreSQL runs as; absent: our own. PostgreSQL refuses to run as root. */
export function chooseAccount(dataDir: string, clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const folder = statSync(dataDir)
  if (folder.uid !== 0) return { uid: folder.uid, gid: folder.gid }
  const cluster = statSync(clusterDir, { throwIfNoEntry: false })
  if (cluster && cluster.uid !== 0) return { uid: cluster.uid, gid: cluster.gid }
  return findAccount('postgres') ?? findAccount('nobody') ?? { uid: 65_534, gid: 65_534 }
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Gives `path` and everything in it to the account; without an account it does nothing. */
export function giveTo(account: Account | undefined, path: string): void {
  if (!account) return
  const found = lstatSync(path)
  if (found.uid !== account.uid || found.gid !== account.gid) chownSync(path, account.uid, account.gid)
  if (found.isDirectory()) for (const name of readdirSync(path)) giveTo(account, join(path, name))
}

/** Starts a PostgreSQL program as the account, asked by the kernel to stop when we die. */
export function spawnAs(
  account: Account | undefined,
  [program, ...args]: [string, ...string[]],
  clusterDir: string,
  options: SpawnOptions,
): ChildProcess {
  const spawnOptions = { cwd: dirname(clusterDir), env: { PATH: '/usr/bin:/bin', TZ: 'UTC' }, ...options }
  const setpriv = findSetpriv()
  if (!setpriv) return spawn(program, args, { ...spawnOptions, ...account })
  const identity = account
    ? [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', ...passage(account, [program, clusterDir])]
    : []
  return spawn(setpriv, [...identity, '--pdeathsig=INT', '--', program, ...args], spawnOptions)
}

function findSetpriv(): string | undefined {
  const found = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/local/bin/setpriv'].find((path) => existsSync(path))
  // The one of busybox knows neither --reuid nor --pdeathsig.
  return found && !realpathSync(found).includes('busybox') ? found : undefined
}

// Below a folder such as /root (0700) the account could not even reach its own files.
function passage(account: Account, paths: string[]): string[] {
  if (paths.every((path) => canReach(account, path))) return []
  // initdb asks with access(2), which forgets a non-root user's capabilities unless told to keep them.
  return ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
}

function canReach(account: Account, path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder)
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
    if (!((mode >> shift) & 1)) return false
    if (folder === dirname(folder)) return true
  }
}
