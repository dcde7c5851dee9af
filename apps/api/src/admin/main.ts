import { parseArgs } from 'node:util'
import { resetMinutes } from '@corridor/contract/people/account/limits'
import { ConfigError, loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openBeside } from '../db/pool/open-beside.ts'
import { StartRefused } from '../db/pool/start-refused.ts'
import { makeFirstAdministrator } from '../features/people/account/make-administrator.ts'
import { recoverAccount } from '../features/people/two-factor/recover.ts'
import { isAddress } from '../platform/mail/address.ts'

// npm run admin -- --email ada@firm.example [--name "Ada Lovelace"] [--recover]
try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string', default: '' },
      recover: { type: 'boolean', default: false },
    },
  })
  const email = values.email?.trim() ?? ''
  if (!isAddress(email)) throw new StartRefused('Say whose account it is: npm run admin -- --email you@firm.example')
  const config = loadConfig()
  const db = await openBeside(config)
  try {
    await migrate(db)
    const path = values.recover
      ? await recoverAccount(db.sql, email)
      : await makeFirstAdministrator(db.sql, { email, name: values.name })
    const done = values.recover ? 'signs in without two-factor' : 'is the administrator'
    process.stdout.write(
      `${email} ${done}. Set the password within ${resetMinutes} minutes at\n${config.publicUrl}${path}\n`,
    )
  } finally {
    await db.close()
  }
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof StartRefused
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
