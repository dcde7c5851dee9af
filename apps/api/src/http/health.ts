import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'

const answerWithinMs = 2_000

/** `/healthz`: this process answers. `/readyz`: it may be given requests, which needs the database. */
export function serveHealth(app: FastifyInstance, sql: postgres.Sql): void {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const database = await answers(sql)
    const ready = database && !draining
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', database, draining })
  })
}

async function answers(sql: postgres.Sql): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, answerWithinMs, false).unref())
  const query = sql`select 1`.then(
    () => true,
    () => false,
  )
  return Promise.race([query, late])
}
