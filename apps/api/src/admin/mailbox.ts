import { ConfigError, loadConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openBeside } from '../db/pool/open-beside.ts'
import { StartRefused } from '../db/pool/start-refused.ts'
import { listWholeMail } from '../features/mail/house-server/kept.ts'
import { makeFieldCrypto } from '../platform/field-crypto.ts'
import { loadOwnKeys } from '../platform/field-keys.ts'
import { startMailReader } from '../platform/mail/mail-reader.ts'

// npm run mailbox: whoever is at the machine reads what test mode kept, with codes and links.
try {
  const config = loadConfig()
  const fields = makeFieldCrypto(config.fieldKeys ?? (await loadOwnKeys(config.dataDir)))
  const db = await openBeside(config)
  const mailReader = startMailReader()
  try {
    await migrate(db)
    const mails = await listWholeMail({ db: db.sql, platform: { fields, mailReader } })
    // The newest last, where the prompt is.
    for (const { createDate, company, from, to, subject, text } of mails.toReversed()) {
      const sender = company && `\nFrom: ${company} <${from}>`
      process.stdout.write(`${'-'.repeat(60)}\n${createDate}${sender}\nTo: ${to}\nSubject: ${subject}\n\n${text}\n`)
    }
    process.stdout.write(mails.length === 0 ? 'Nothing was kept in test mode.\n' : '')
  } finally {
    await mailReader.close()
    await db.close()
  }
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof StartRefused
  process.stderr.write(`${isKnown ? (error as Error).message : (error as Error).stack}\n`)
  process.exitCode = 1
}
