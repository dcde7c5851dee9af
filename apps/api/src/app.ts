import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/open.ts'

export async function buildApp({ config, db }: { config: Config; db: Database }): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, trustProxy: config.trustedProxy.length ? config.trustedProxy : false })
  app.get('/health', async () => {
    await db.sql`select 1`
    return { status: 'ok' }
  })
  return app
}
