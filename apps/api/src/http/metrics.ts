import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { countWorkers } from '../db/pool/live-workers.ts'
import { Failure } from '../platform/fail.ts'
import { countWaiting } from '../platform/mail/outbox.ts'
import { orAfterTime } from './probe.ts'

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** `/metrics` for the operator who set `METRICS_TOKEN` and sends it; without the token there is nothing at this address. */
export function serveMetrics(app: FastifyInstance, config: Config, sql: postgres.Sql): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by endpoint and status',
    labelNames: ['method', 'endpoint', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  })
  new Gauge({
    name: 'mail_letters',
    help: 'Letters that are still to go out, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset()
      // A database that does not answer costs these lines alone.
      const none = new Map<string, number>()
      const counts = await orAfterTime(countWaiting(sql), none).catch(() => none)
      for (const [state, letters] of counts) this.set({ state }, letters)
    },
  })
  new Gauge({
    name: 'workers',
    help: 'Processes that work in the background and were heard within a minute',
    registers: [registry],
    async collect() {
      const workers = await orAfterTime(countWorkers(sql), undefined).catch(() => undefined)
      if (workers === undefined) this.reset()
      else this.set(workers)
    },
  })
  app.decorateRequest('endpoint', '')
  app.addHook('onResponse', async (request, reply) => {
    // Never the address itself: ids and unknown paths would make a series each.
    const endpoint = request.endpoint || (request.routeOptions.url ?? 'unknown')
    requests.observe({ method: request.method, endpoint, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(config.metricsToken, request.headers.authorization)) throw new Failure('request.unknownPath')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function isOperator(token: string | undefined, authorization = ''): boolean {
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${token}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The contract's name of what was called: `hotlist.add`. */
    endpoint: string
  }
}
