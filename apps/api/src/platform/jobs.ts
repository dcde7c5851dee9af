import { type Job, PgBoss } from 'pg-boss'
import type { Sql } from '../db/sql.ts'

/** The work that waits in queues, by name, and what each piece carries. */
export interface JobData {
  'parse-resume': { parseId: string; companyId: string }
  'parse-scan': { parseId: string; companyId: string }
  'send-mail': { mailId: string }
  'fold-totals': Record<string, never>
  'sweep-files': Record<string, never>
  'end-lost-parses': Record<string, never>
  'forget-keys': Record<string, never>
  'reseal-fields': Record<string, never>
  'purge-bin': Record<string, never>
  'forget-drafts': Record<string, never>
  'remove-files': { keys: string[] }
}
export type JobName = keyof JobData

interface QueueRules {
  /** Tries after the first; the wait between them grows. */
  retryLimit: number
  /** A piece that takes longer is given to another worker. */
  expireInSeconds: number
  /** Pieces that one process works on at a time. */
  concurrency: number
  /** Minutes between runs of a piece that nobody asks for; runs once, whatever the number of nodes. */
  everyMinutes?: number
}

const queues: Record<JobName, QueueRules> = {
  'parse-resume': { retryLimit: 2, expireInSeconds: 120, concurrency: 2 },
  // Apart from the others, so that none waits behind a scan; ten pages may take a minute each.
  'parse-scan': { retryLimit: 2, expireInSeconds: 660, concurrency: 1 },
  'send-mail': { retryLimit: 3, expireInSeconds: 60, concurrency: 4 },
  'fold-totals': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 1 },
  'sweep-files': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 15 },
  'forget-keys': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 30 },
  'reseal-fields': { retryLimit: 0, expireInSeconds: 900, concurrency: 1, everyMinutes: 30 },
  'purge-bin': { retryLimit: 0, expireInSeconds: 900, concurrency: 1, everyMinutes: 60 },
  'forget-drafts': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 30 },
  'remove-files': { retryLimit: 5, expireInSeconds: 300, concurrency: 1 },
  'end-lost-parses': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 5 },
}

export interface Jobs {
  /** Queues a piece of work inside the transaction that causes it: both happen, or neither. */
  enqueue<Name extends JobName>(tx: Sql, name: Name, data: JobData[Name]): Promise<void>
  /** Says who does the work of a queue. Call before `work`. */
  handle<Name extends JobName>(name: Name, work: (data: JobData[Name]) => Promise<void>): void
  /** Starts working on all handled queues. */
  work(): Promise<void>
  /** Takes no new piece and waits for those under way. */
  stop(): Promise<void>
}

/** Queues in PostgreSQL. The owner keeps their tables; the application role may only use them. */
export async function openJobs(owner: Sql, ownerUrl: string, onError: (error: unknown) => void): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 3,
    application_name: 'corridor-jobs',
    useListenNotify: true,
  })
  boss.on('error', onError)
  await boss.start()
  for (const [name, rules] of Object.entries(queues)) {
    const options = {
      retryLimit: rules.retryLimit,
      retryBackoff: true,
      expireInSeconds: rules.expireInSeconds,
      notify: true,
    }
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
  await owner`grant usage on schema pgboss to corridor_app`
  await owner`grant select, insert, update, delete on all tables in schema pgboss to corridor_app`

  const handlers = new Map<JobName, (data: never) => Promise<void>>()
  return {
    async enqueue(tx, name, data) {
      const executeSql = async (text: string, values: unknown[] = []) => ({
        rows: await tx.unsafe(text, values as never[]),
      })
      await boss.send(name, data, { db: { executeSql } })
    },
    handle(name, work) {
      handlers.set(name, work)
    },
    async work() {
      for (const [name, work] of handlers) {
        const { concurrency, everyMinutes } = queues[name]
        const options = { localConcurrency: concurrency, pollingIntervalSeconds: 2 }
        await boss.work(name, options, async (jobs: Job<never>[]) => {
          for (const job of jobs) await work(job.data)
        })
        if (everyMinutes) await boss.schedule(name, `*/${everyMinutes} * * * *`)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
