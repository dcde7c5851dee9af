import { queues } from '../../src/features.ts'
import { verificationCode } from '../../src/letters/verification-code.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.ts'
import { type Mail, openMail } from '../../src/platform/mail/mail.ts'
import type { SmtpLimits } from '../../src/platform/mail/smtp.ts'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'
import { shortLimits, someFields } from './limits.ts'
import { openTestHouse } from './test-house.ts'

type Limits = NonNullable<Parameters<typeof openMail>[0]['limits']> & Partial<SmtpLimits>

interface Options extends Limits {
  /** False for one that posts, and leaves the sending to others. */
  isWorking?: boolean
  /** Sender whose database and queue it shares. */
  beside?: Sender
}

export const someLetter = verificationCode({ code: '482913', minutes: 10 })

export interface MailRow {
  id: string
  state: string
  answer: string | null
  attempts: number
  due_at: Date
}

export interface Sender {
  db: TestDatabase
  jobs: Jobs
  mail: Mail
  /** Posts one letter and answers its id. */
  post(address: string, name?: string): Promise<string>
  /** Waits until a letter's state is one of these. */
  reached(id: string, ...states: string[]): Promise<MailRow>
  /** Posts a letter as `post` does, and waits as `reached` does. */
  send(address: string, ...states: string[]): Promise<MailRow>
  /** Waits until the queue holds nothing about a letter. */
  settled(id: string): Promise<void>
  letter(id: string): Promise<MailRow>
  close(): Promise<void>
}

/** Outbox, queue and worker. */
export async function openSender(
  smtpUrl: string | undefined,
  { isWorking = true, beside, ...limits }: Options = {},
): Promise<Sender> {
  const db = beside?.db ?? (await openTestDatabase())
  const jobs = await openJobs(db.owner, db.urls.owner, queues, () => {})
  const all = { ...shortLimits, ...limits }
  const house = openTestHouse({ sql: db.sql, fields: someFields, smtpUrl, limits: all })
  const mail = openMail({
    sql: db.sql,
    jobs,
    fields: someFields,
    house,
    publicUrl: 'https://corridor.example',
    limits: all,
  })
  if (isWorking) await jobs.work()
  const letter = async (id: string) => {
    const [row] = await db.owner<MailRow[]>`select id, state, answer, attempts, due_at from mail where id = ${id}`
    if (!row) throw new Error('There is no such letter.')
    return row
  }
  const reached = async (id: string, ...states: string[]) => {
    for (;;) {
      const row = await letter(id)
      if (states.includes(row.state)) return row
      await shortPause()
    }
  }
  const post = async (address: string, name = 'Jane Doe') => {
    await db.sql.begin((tx) => mail.post(tx, { name, address, language: 'en' }, someLetter))
    const [row] = await db.owner<
      { id: string }[]
    >`select id from mail where to_address = ${address} order by id desc limit 1`
    return String(row?.id)
  }
  return {
    db,
    jobs,
    mail,
    post,
    letter,
    reached,
    send: async (address, ...states) => reached(await post(address), ...states),
    async settled(id) {
      const waiting = () => db.owner`
        select 1 from pgboss.job
        where name = 'send-mail' and data->>'mailId' = ${id} and state in ('created', 'retry', 'active')`
      while ((await waiting()).length > 0) await shortPause()
    },
    async close() {
      await jobs.stop()
      house.close()
      if (!beside) await db.drop()
    },
  }
}

// These waits stand in for `expect.poll`, which tests that run beside each other cannot share.
const shortPause = () => new Promise((resolve) => setTimeout(resolve, 20))
