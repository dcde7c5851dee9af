import { type Job, PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import type { Sql } from './sql.ts'

/** The work that waits in queues, by name, and what each piece carries. Each feature adds its own in its `feature.ts`. */
export interface JobData {
  'send-mail': { mailId: string }
  'forget-letters': Record<string, never>
}
export type JobName = keyof JobData
/** The queues that bring a worker to a piece of long work. */
export type WorkJob = { [Name in JobName]: JobData[Name] extends { id: string } ? Name : never }[JobName]
/** The queues whose pieces carry nothing. */
export type WakenJob = { [Name in JobName]: JobData[Name] extends Record<string, never> ? Name : never }[JobName]

export interface QueueRules {
  /** Tries after the first; the wait between them grows. */
  retryLimit: number
  /** A piece that takes longer is given to another worker. */
  expireInSeconds: number
  /** Pieces that one process works on at a time. */
  concurrency: number
  /** Minutes between runs of a piece that nobody asks for; runs once, whatever the number of nodes. */
  everyMinutes?: number
}

/** The queues of letters; who works on them is said where mail is opened. */
const mailQueues: Partial<Record<JobName, QueueRules>> = {
  // Tries that a server did not take are queued anew; these are for workers that died. It expires with the lease of the letter.
  'send-mail': { retryLimit: 10, expireInSeconds: 240, concurrency: 4 },
  'forget-letters': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 1 },
}

export interface Jobs {
  /** Queues a piece of work inside the transaction that causes it: both happen, or neither. It waits `afterSeconds` before it is worked on. */
  enqueue<Name extends JobName>(tx: Sql, name: Name, data: JobData[Name], afterSeconds?: number): Promise<void>
  /**
   * Has a queue that works through whatever it finds look again once `tx` is committed. One piece serves all who ask while it waits: it
   * is not begun before they have ended, and none of them waits for another.
   */
  wake(tx: Sql, name: WakenJob): Promise<void>
  /** Says who does the work of a queue. Call before `work`. */
  handle<Name extends JobName>(name: Name, work: (data: JobData[Name]) => Promise<void>): void
  /** Starts working on all handled queues. */
  work(): Promise<void>
  /** Takes no new piece and waits for those under way. */
  stop(): Promise<void>
}

// A notification wakes workers at once; the polls find what waits for its time: tries after the first.
const polls = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }

/** One worker of a queue. It looks for the next piece as soon as it has done one: at rest it would leave the others of a burst waiting. */
async function startWorker(boss: PgBoss, name: JobName, work: (data: never) => Promise<void>): Promise<void> {
  const id = await boss.work(name, polls, async ([job]: Job<never>[]) => {
    try {
      if (job) await work(job.data)
    } finally {
      boss.notifyWorker(id)
    }
  })
}

/** Queues in PostgreSQL. The owner keeps their tables; the application role may only use them. */
export async function openJobs(
  owner: postgres.Sql,
  ownerUrl: string,
  rules: Readonly<Partial<Record<JobName, QueueRules>>>,
  onError: (error: unknown) => void,
): Promise<Jobs> {
  const queues = new Map(Object.entries({ ...mailQueues, ...rules }) as [JobName, QueueRules][])
  const boss = new PgBoss({
    connectionString: ownerUrl,
    max: 3,
    application_name: 'corridor-jobs',
    useListenNotify: true,
  })
  boss.on('error', onError)
  await boss.start()
  for (const [name, { retryLimit, expireInSeconds }] of queues) {
    const options = {
      retryLimit,
      retryBackoff: true,
      expireInSeconds,
      notify: true,
    }
    if (await boss.getQueue(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
  }
  // Two processes that start together would update the same rights at once, which PostgreSQL refuses to one of them.
  await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('corridor jobs'))`
    await tx`grant usage on schema pgboss to corridor_app, corridor_company`
    await tx`grant select, insert, update, delete on all tables in schema pgboss to corridor_app, corridor_company`
  })

  const handlers = new Map<JobName, (data: never) => Promise<void>>()
  const enqueue: Jobs['enqueue'] = async (tx, name, data, afterSeconds = 0) => {
    const executeSql = async (text: string, values: unknown[] = []) => ({
      // The queue's own statements, with values that the driver takes.
      rows: await tx.unsafe(text, values as postgres.ParameterOrJSON<never>[]),
    })
    await boss.send(name, data, { db: { executeSql }, startAfter: afterSeconds })
  }
  return {
    enqueue,
    async wake(tx, name) {
      // A shared lock keeps workers from taking the piece, and lets others who ask share it.
      const [waiting] = await tx`
        select 1 from pgboss.job where name = ${name} and state = 'created' and start_after <= now() limit 1 for share skip locked`
      if (!waiting) await enqueue(tx, name, {})
    },
    handle(name, work) {
      handlers.set(name, work)
    },
    async work() {
      for (const [name, work] of handlers) {
        const { concurrency = 1, everyMinutes } = queues.get(name) ?? {}
        for (let worker = 0; worker < concurrency; worker += 1) await startWorker(boss, name, work)
        if (everyMinutes) await boss.schedule(name, `*/${everyMinutes} * * * *`)
      }
      // Removes the schedules of an earlier version: their jobs would wait in their queue for ever.
      for (const { name } of await boss.getSchedules()) if (!queues.has(name as JobName)) await boss.unschedule(name)
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
