import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import { countWorkers } from '../db/pool/live-workers.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { probe } from './probe.ts'

const storeRememberMs = 5_000
// Mail does not decide anything, and its servers count who comes.
const mailRememberMs = 30_000
const workerRememberMs = 5_000

interface Parts {
  sql: postgres.Sql
  storage: Storage
  mail: Mail
}

/**
 * `/healthz`: this process answers. `/readyz`: it may be given work, which needs the database and the storage; the mail server and whether
 * anybody works in the background are only told.
 */
export function serveHealth(app: FastifyInstance, { sql, storage, mail }: Parts): void {
  const databaseAnswers = probe(() => sql`select 1`, 0)
  const storageAnswers = probe(() => storage.check(), storeRememberMs)
  let hasServer = true
  const mailAnswers = probe(async () => {
    hasServer = await mail.greet()
  }, mailRememberMs)
  const workerAnswers = probe(async () => {
    if ((await countWorkers(sql)) === 0) throw new Error('Nobody works in the background.')
  }, workerRememberMs)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const draining = app.drain.isUnderWay
    // Tells whoever shares out the work at once.
    if (draining) return reply.status(503).send({ status: 'not ready', draining })
    const asked = [databaseAnswers(), storageAnswers(), workerAnswers(), mailAnswers()] as const
    const [database, stored, worker, mailed] = await Promise.all(asked)
    const ready = database && stored
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      database,
      storage: stored,
      worker: worker ? 'working' : 'gone',
      mail: !mailed ? 'unreachable' : hasServer ? 'ready' : 'outbox',
      draining,
    })
  })
}
