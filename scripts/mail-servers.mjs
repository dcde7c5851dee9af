import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, root, run, say } from './runtime.mjs'

const programs = ['/usr/sbin/postfix', '/usr/sbin/dovecot', '/usr/lib/dovecot/lmtp']
const installSeconds = '120'
const readyWithinMs = 20_000
// User who keeps the mails on disk: nobody.
const [uid, gid] = [65_534, 65_534]

/** Accounts by which their people sign in: whoever sends, and whoever has all mail of the return domain. */
const mailAccount = { user: 'sales@harbor.example', reports: 'reports@harbor.example', password: 'correct-horse-7714' }

/**
 * Starts them if REAL_MAIL_SERVERS asks for it, and names them in the environment of the tests; answers what is left out without them,
 * which never fails a run.
 */
export async function mailServersIn(env) {
  const without = (why) => ({
    leftOut: [`Left out: what Postfix and Dovecot do with mail, as ${why}. Servers of the tests stood in for them.`],
    stop: async () => {},
  })
  if (!env.REAL_MAIL_SERVERS) return without('.ci/run alone starts them')
  if (!(await ensureMailServers())) return without('they are not installed')
  try {
    const { smtpPort, imapPort, tokenPort, stop } = await startMailServers()
    Object.assign(env, {
      ...{ POSTFIX_TEST_PORT: String(smtpPort), DOVECOT_TEST_PORT: String(imapPort) },
      ...{ MAIL_TEST_USER: mailAccount.user, MAIL_TEST_PASSWORD: mailAccount.password },
      MAIL_TEST_REPORTS: mailAccount.reports,
      MAIL_TEST_TOKEN_PORT: String(tokenPort),
    })
    return { leftOut: [], stop }
  } catch (error) {
    return without(`they did not start (${error.message})`)
  }
}

const areInstalled = () => programs.every((program) => existsSync(program))

/** Installs Postfix and Dovecot if they are not here; false if they still are not. Their own services are not started. */
async function ensureMailServers() {
  if (process.getuid?.() !== 0) return false
  if (areInstalled() || !existsSync('/usr/bin/apt-get')) return areInstalled()
  say('Installing Postfix and Dovecot…')
  const [policy, quiet] = [
    '/usr/sbin/policy-rc.d',
    { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  ]
  const isOurs = !existsSync(policy)
  if (isOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const packages = ['postfix', 'dovecot-imapd', 'dovecot-lmtpd']
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages]
    await run('timeout', [installSeconds, ...install], quiet)
    if (areInstalled()) return true
    await run('timeout', [installSeconds, 'apt-get', 'update', '-qq'], quiet)
    await run('timeout', [installSeconds, ...install], quiet)
    return areInstalled()
  } finally {
    if (isOurs) rmSync(policy)
  }
}

/** Postfix and Dovecot on loopback, with folders and settings of their own. Call `stop` at the end. */
async function startMailServers() {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-mail-'))
  // Their processes have users of their own.
  chmodSync(folder, 0o755)
  const daemons = []
  const endPostfix = () => {
    // Its master leaves the group of whoever started it.
    if (daemons.length > 1) spawnSync('/usr/sbin/postfix', ['-c', join(folder, 'postfix'), 'stop'], { stdio: 'ignore' })
  }
  // A run that is interrupted waits for nothing.
  const endNow = () => {
    endPostfix()
    for (const daemon of daemons) daemon.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', endNow)
  const stop = async () => {
    process.removeListener('exit', endNow)
    endPostfix()
    for (const daemon of daemons.reverse()) {
      if (daemon.exitCode !== null || daemon.signalCode !== null) continue
      const ended = once(daemon, 'exit')
      daemon.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [smtp, imap, lmtp, auth] = [await freePort(), await freePort(), await freePort(), await freePort()]
    // Port at which Dovecot asks whose a token is: of the test that gives them out.
    const token = await freePort()
    for (const name of ['postfix', 'spool', 'data', 'run', 'state', 'mail']) mkdirSync(join(folder, name))
    chownSync(join(folder, 'mail'), uid, gid)
    chownSync(join(folder, 'data'), idOf('-u', 'postfix'), idOf('-g', 'postfix'))
    const users = [mailAccount.user, mailAccount.reports].map((user) => `${user}:{PLAIN}${mailAccount.password}\n`)
    writeFileSync(join(folder, 'users'), users.join(''), { mode: 0o644 })
    writeFileSync(join(folder, 'oauth2.conf'), oauth2Conf(token))
    writeFileSync(join(folder, 'dovecot.conf'), dovecotConf(folder, { imap, lmtp, auth }))
    writeFileSync(join(folder, 'postfix/main.cf'), mainCf(folder, { lmtp, auth }))
    writeFileSync(join(folder, 'postfix/master.cf'), masterCf(smtp))
    for (const [program, ...args] of [
      ['dovecot', '-F', '-c', join(folder, 'dovecot.conf')],
      ['postfix', '-c', join(folder, 'postfix'), 'start-fg'],
    ]) {
      const daemon = spawn(`/usr/sbin/${program}`, args, { stdio: 'ignore' })
      daemon.on('error', () => {})
      daemons.push(daemon)
    }
    for (const port of [imap, lmtp, auth, smtp]) await answers(port)
    return { smtpPort: smtp, imapPort: imap, tokenPort: token, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const idOf = (which, user) => Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout)

const certificate = (ending) => join(root, 'apps/api/test/fixtures', `localhost.${ending}`)

const dovecotConf = (folder, { imap, lmtp, auth }) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = required
ssl_cert = <${certificate('crt')}
ssl_key = <${certificate('key')}
auth_mechanisms = plain login xoauth2 oauthbearer
mail_location = maildir:~/Maildir
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${folder}/oauth2.conf
}
passdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${imap}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${lmtp}
  }
}
# Who signs in amiss waits longer each time, which a test need not.
auth_failure_delay = 0 secs
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service auth {
  inet_listener {
    port = ${auth}
  }
}
`

const oauth2Conf = (port) => `
introspection_mode = get
introspection_url = http://127.0.0.1:${port}/whose?token=
force_introspection = yes
username_attribute = email
active_attribute = active
active_value = true
`

// Nobody is refused before the mail was taken: what is unknown comes back as a report.
const mainCf = (folder, { lmtp, auth }) => `
compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
myhostname = mx.harbor.example
mydestination =
mynetworks =
alias_maps =
alias_database =
local_recipient_maps =
inet_interfaces = loopback-only
inet_protocols = ipv4
virtual_mailbox_domains = harbor.example, vendor.example
# Every address there is the one person's.
virtual_alias_domains = return.harbor.example
virtual_alias_maps = inline:{ { @return.harbor.example = ${mailAccount.reports} } }
virtual_transport = lmtp:inet:127.0.0.1:${lmtp}
smtpd_reject_unlisted_recipient = no
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = permit_sasl_authenticated, reject
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = inet:127.0.0.1:${auth}
smtpd_tls_security_level = encrypt
smtpd_tls_cert_file = ${certificate('crt')}
smtpd_tls_key_file = ${certificate('key')}
`

const masterCf = (smtp) => `
127.0.0.1:${smtp} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
lmtp unix - - n - - lmtp
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`

async function answers(port) {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await wait(100)
  }
  throw new Error(`Nobody answers at port ${port}, where a mail server was started.`)
}
