import { type Job, PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import type { Sql } from './sql.ts'

/** The work that waits in queues, by name, and what each piece carries. */
export interface JobData {
  'parse-resume': { parseId: string; companyId: string }
  'parse-scan': { parseId: string; companyId: string }
  'settle-resume': { fileId: string }
  'read-resume-text': { candidateId: string }
  'read-resume-scan': { candidateId: string }
  'index-candidates': Record<string, never>
  'match-candidates': Record<string, never>
  'forget-merges': Record<string, never>
  /** Null where nobody has the address that was asked for: the same work as for somebody, up to here. */
  'send-code': { userId: string | null }
  'send-reset-link': { userId: string | null }
  'send-mail': { mailId: string }
  'forget-letters': Record<string, never>
  'advance-import': { id: string }
  'write-export': { id: string }
  'tend-audit': Record<string, never>
  'tend-plans': Record<string, never>
  'tend-companies': Record<string, never>
  'run-bulk': { id: string }
  'resume-work': Record<string, never>
  'forget-work': Record<string, never>
  'tend-notifications': Record<string, never>
  'forget-watches': Record<string, never>
  'write-digests': Record<string, never>
  'fold-totals': Record<string, never>
  'sweep-files': Record<string, never>
  'end-lost-parses': Record<string, never>
  'forget-readings': Record<string, never>
  'forget-keys': Record<string, never>
  'reseal-fields': Record<string, never>
  'purge-bin': Record<string, never>
  'forget-drafts': Record<string, never>
  'forget-sessions': Record<string, never>
  'remove-files': { keys: string[] }
}
export type JobName = keyof JobData
/** The queues that bring a worker to a piece of long work. */
export type WorkJob = 'run-bulk' | 'advance-import' | 'write-export'
/** The queues whose pieces carry nothing. */
type WakenJob = { [Name in JobName]: JobData[Name] extends Record<string, never> ? Name : never }[JobName]

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
  // As with long work, `resume-work` takes up what a worker that died has left.
  'settle-resume': { retryLimit: 0, expireInSeconds: 60, concurrency: 2 },
  'read-resume-text': { retryLimit: 2, expireInSeconds: 120, concurrency: 1 },
  'read-resume-scan': { retryLimit: 2, expireInSeconds: 660, concurrency: 1 },
  'index-candidates': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 1 },
  'match-candidates': { retryLimit: 0, expireInSeconds: 120, concurrency: 1, everyMinutes: 1 },
  'forget-merges': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 60 },
  // Tries that a server did not take are queued anew; these are for workers that died. It expires with the lease of the letter.
  'send-mail': { retryLimit: 10, expireInSeconds: 240, concurrency: 4 },
  'send-code': { retryLimit: 3, expireInSeconds: 60, concurrency: 1 },
  'send-reset-link': { retryLimit: 3, expireInSeconds: 60, concurrency: 1 },
  'forget-letters': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 30 },
  // Long work lasts as long as its worker renews the lease, and one that dies is taken up by `resume-work`: the queue tries nothing again.
  'advance-import': { retryLimit: 0, expireInSeconds: 3_600, concurrency: 2 },
  'write-export': { retryLimit: 0, expireInSeconds: 3_600, concurrency: 1 },
  'tend-audit': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 60 },
  'tend-plans': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 10 },
  'tend-companies': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 60 },
  'run-bulk': { retryLimit: 0, expireInSeconds: 3_600, concurrency: 2 },
  'resume-work': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 1 },
  'forget-work': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 10 },
  'tend-notifications': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 60 },
  'forget-watches': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 60 },
  // Zones lie quarters of an hour apart.
  'write-digests': { retryLimit: 0, expireInSeconds: 600, concurrency: 1, everyMinutes: 15 },
  'fold-totals': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 1 },
  'sweep-files': { retryLimit: 0, expireInSeconds: 300, concurrency: 1, everyMinutes: 15 },
  'forget-keys': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 30 },
  'reseal-fields': { retryLimit: 0, expireInSeconds: 900, concurrency: 1, everyMinutes: 30 },
  'purge-bin': { retryLimit: 0, expireInSeconds: 900, concurrency: 1, everyMinutes: 60 },
  'forget-drafts': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 30 },
  'forget-sessions': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 30 },
  'remove-files': { retryLimit: 5, expireInSeconds: 300, concurrency: 1 },
  'forget-readings': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 10 },
  'end-lost-parses': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 5 },
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
  onError: (error: unknown) => void,
): Promise<Jobs> {
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
  // Two processes that start together would update the same rights at once, which PostgreSQL refuses to one of them.
  await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('corridor jobs'))`
    await tx`grant usage on schema pgboss to corridor_app`
    await tx`grant select, insert, update, delete on all tables in schema pgboss to corridor_app`
  })

  const handlers = new Map<JobName, (data: never) => Promise<void>>()
  const enqueue: Jobs['enqueue'] = async (tx, name, data, afterSeconds = 0) => {
    const executeSql = async (text: string, values: unknown[] = []) => ({
      rows: await tx.unsafe(text, values as never[]),
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
        const { concurrency, everyMinutes } = queues[name]
        for (let worker = 0; worker < concurrency; worker += 1) await startWorker(boss, name, work)
        if (everyMinutes) await boss.schedule(name, `*/${everyMinutes} * * * *`)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
