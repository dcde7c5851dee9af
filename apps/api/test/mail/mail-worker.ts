import { connectDatabase } from '../../src/db/pool/open.ts'
import { queues } from '../../src/features.ts'
import { openJobs } from '../../src/platform/jobs.ts'
import { openMail } from '../../src/platform/mail/mail.ts'
import { shortLimits, someFields } from './limits.ts'
import { openTestHouse } from './test-house.ts'

// Run as a process that a test ends without warning: a worker that sends letters and does nothing else.
const [owner = '', app = '', smtpUrl] = process.argv.slice(2)
const db = connectDatabase({ owner, app })
const jobs = await openJobs(db.owner, owner, queues, () => {})
// Longer tries than leases: what a worker does that is held up.
const limits = { ...shortLimits, leaseMs: 3_000, silentMs: 60_000, sendWithinMs: 60_000 }
openMail({
  sql: db.sql,
  jobs,
  fields: someFields,
  house: openTestHouse({ sql: db.sql, fields: someFields, smtpUrl, limits }),
  publicUrl: 'https://corridor.example',
  limits,
})
await jobs.work()
