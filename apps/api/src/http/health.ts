import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import type { Mail } from '../platform/mail/mail.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { probe } from './probe.ts'

const storeRememberMs = 5_000
// Mail does not decide anything, and its servers count who comes.
const mailRememberMs = 30_000

interface Parts {
  sql: postgres.Sql
  storage: Storage
  mail: Mail
}

/** `/healthz`: this process answers. `/readyz`: it may be given work, which needs the database and the storage; mail is only told. */
export function serveHealth(app: FastifyInstance, { sql, storage, mail }: Parts): void {
  const databaseAnswers = probe(() => sql`select 1`, 0)
  const storageAnswers = probe(() => storage.check(), storeRememberMs)
  const mailAnswers = mail.greet && probe(mail.greet, mailRememberMs)
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    // Whoever shares out the work must hear of it at once.
    if (draining) return reply.status(503).send({ status: 'not ready', draining })
    const [database, stored, mailed] = await Promise.all([databaseAnswers(), storageAnswers(), mailAnswers?.()])
    const ready = database && stored && !draining
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      database,
      storage: stored,
      mail: mailed === undefined ? 'outbox' : mailed ? 'ready' : 'unreachable',
      draining,
    })
  })
}
