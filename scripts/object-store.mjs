import { spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, run, say } from './runtime.mjs'

const programs = ['ceph-mon', 'ceph-osd', 'ceph', 'radosgw', 'radosgw-admin', 'ceph-authtool', 'monmaptool']
const readyWithinMs = 90_000
const secondsMax = 60

/** Installs the programs of a real object store if they are not here; false if they still are not. */
export async function ensureObjectStore() {
  if (programs.every(isInstalled)) return true
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) return false
  say('Installing radosgw…')
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  const packages = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw']
  await run('apt-get', ['update', '-qq'], quiet)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  return programs.every(isInstalled)
}

const isInstalled = (program) => spawnSync('which', [program], { stdio: 'ignore' }).status === 0

/** A cluster of one monitor, one store in memory and one gateway on loopback, without a manager. Call `stop` at the end. */
export async function startObjectStore() {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-store-'))
  const daemons = []
  const stop = async () => {
    for (const daemon of daemons.reverse()) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue
      const ended = once(daemon, 'exit')
      daemon.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const keys = { accessKeyId: randomBytes(10).toString('hex'), secretAccessKey: randomBytes(20).toString('hex') }
    const endpoint = await startCluster(folder, keys, (daemon) => daemons.push(daemon))
    return { endpoint, ...keys, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startCluster(folder, { accessKeyId, secretAccessKey }, keep) {
  const [monitorPort, port] = [await freePort(), await freePort()]
  const [cluster, store] = [randomUUID(), randomUUID()]
  const conf = join(folder, 'ceph.conf')
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name))
  writeFileSync(conf, settings(folder, cluster, monitorPort))
  const does = (program, ...args) => runIn(folder, program, args)
  const starts = (program, ...args) => {
    const daemon = spawn(program, ['-c', conf, ...args, '-f'], { cwd: folder, stdio: 'ignore' })
    daemon.on('error', () => {})
    keep(daemon)
  }

  const keyring = join(folder, 'keyring')
  const everything = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *'])
  does('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *')
  does('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...everything)
  does('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, 'monmap')
  does('ceph-mon', '-c', conf, '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', keyring)
  starts('ceph-mon', '-i', 'a')
  // The monitor takes a store's start only from the one whose number it knows.
  does('ceph', '-c', conf, '--connect-timeout', String(secondsMax), 'osd', 'new', store, '0')
  does('ceph-osd', '-c', conf, '-i', '0', '--mkfs', '--mkkey', '--no-mon-config', '--osd-uuid', store)
  does('ceph', '-c', conf, 'auth', 'add', 'osd.0', '-i', 'osd/keyring', 'mon', 'allow *', 'osd', 'allow *')
  starts('ceph-osd', '-i', '0')
  const person = ['--uid', 'corridor', '--display-name', 'corridor']
  does(
    'radosgw-admin',
    ...['-c', conf, 'user', 'create', ...person, '--access-key', accessKeyId, '--secret', secretAccessKey],
  )
  starts('radosgw', '-n', 'client.admin', `--rgw-frontends=beast endpoint=127.0.0.1:${port}`)
  const endpoint = `http://127.0.0.1:${port}`
  await answers(endpoint)
  return endpoint
}

const settings = (folder, cluster, monitorPort) => `[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitorPort}/0]
mon initial members = a
public addr = 127.0.0.1
ms bind msgr1 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
keyring = ${folder}/keyring
pid file =
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
keyring = ${folder}/osd/keyring
osd objectstore = memstore
memstore device bytes = 1073741824
[client.admin]
rgw data = ${folder}/rgw
`

function runIn(cwd, program, args) {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: secondsMax * 1000 })
  if (status !== 0) throw new Error(`${program} failed: ${stderr?.trim().split('\n').at(-1)}`)
}

async function answers(endpoint) {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    if (await fetch(endpoint).catch(() => undefined)) return
    await wait(200)
  }
  throw new Error('The object store does not answer.')
}
