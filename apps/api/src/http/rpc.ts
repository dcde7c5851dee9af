import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from '../db/pool/pool.ts'
import { Failure } from '../platform/fail.ts'
import type { Platform } from '../platform.ts'
import { describeFault, toErrorBody, toFailure } from './answer-error.ts'
import type { RequestContext } from './api.ts'
import type { RateLimits } from './rate-limits.ts'
import { refuse } from './server.ts'
import { deviceOf } from './session/device-cookie.ts'
import { followerOf } from './session/file-cookie.ts'
import type { OpenStreams } from './session/open-streams.ts'

export const apiRoot = '/api/v1'

interface Parts {
  db: Pool
  platform: Platform
  limits: RateLimits
  streams: OpenStreams
  isDemo: boolean
  bypassCode?: string | undefined
  publicUrl: string
  /** Milliseconds for which a request may wait for its answer. */
  answerWithinMs?: number | undefined
}

type Router = ConstructorParameters<typeof OpenAPIHandler<RequestContext>>[0]

// A stream's connection ends with it, and no proxy may hold back what it says.
const streamHeaders = { connection: 'close', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }
const isStream = (body: unknown) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body

// `?a[b]=1` would become an object without a prototype, which throws if a validator compares it. Calls have no nested names but one: phone
// codes are asked for with `filters[status]=active`.
const nestedQuery = /[?&](?!filters(?:\[|%5b)status(?:\]|%5d)=active(?:&|$))[^=&]*(?:\[|%5b)/i

/** Serves every endpoint of the contract below `/api/v1`. */
export function serveContract(
  app: FastifyInstance,
  router: Router,
  { db, platform, limits, streams, isDemo, bypassCode, publicUrl, answerWithinMs = 15_000 }: Parts,
): void {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: (error) => toErrorBody(error),
    clientInterceptors: [
      async ({ next, context, path }) => {
        context.nameEndpoint(path.join('.'))
        try {
          return await next()
        } catch (error) {
          const failure = toFailure(error)
          const fault = describeFault(failure, error)
          if (fault) app.log.error({ requestId: context.requestId, ...fault }, 'failed')
          throw failure
        }
      },
    ],
    rootInterceptors: [
      async ({ next, context }) => {
        const result = await next()
        if (!result.matched) return result
        if (isStream(result.response.body))
          return { ...result, response: { ...result.response, headers: streamHeaders } }
        if (result.response.status < 400) return result
        const { retryAfterSeconds, ...body } = result.response.body as Record<string, unknown>
        const headers = { ...result.response.headers }
        if (retryAfterSeconds) headers['retry-after'] = String(retryAfterSeconds)
        return { ...result, response: { ...result.response, headers, body: { ...body, requestId: context.requestId } } }
      },
    ],
  })

  app.all(`${apiRoot}/*`, async (request, reply) => {
    if (nestedQuery.test(request.url)) throw new Failure('request.malformed')
    const late = refuseLate(request, reply, answerWithinMs)
    const { matched } = await handler.handle(request, reply, {
      // Prefix of a path without the version: the handler sees the address that came, not the one that the server made of it.
      prefix: request.originalUrl.startsWith(`${apiRoot}/`) ? apiRoot : '/api',
      context: {
        db,
        platform,
        limits,
        streams,
        isDemo,
        bypassCode,
        requestId: request.id,
        authorization: request.headers.authorization,
        address: request.ip,
        device: deviceOf(request, reply, publicUrl),
        followerOf: (sessionId) => followerOf(reply, platform.fields, publicUrl, sessionId),
        userAgent: request.headers['user-agent'],
        nameEndpoint: (name) => {
          request.endpoint = name
        },
        idempotencyKey: [request.headers['idempotency-key']].flat()[0],
      },
    })
    clearTimeout(late)
    if (!matched) throw new Failure('request.unknownPath')
    return reply
  })
}

/**
 * A database that is frozen neither answers nor refuses. The caller is told to come back; work that is under way ends by itself, and a
 * repeat with the same idempotency key learns how.
 */
function refuseLate(request: FastifyRequest, reply: FastifyReply, withinMs: number): NodeJS.Timeout {
  return setTimeout(() => {
    // A stream is answered from its first word on, and lasts as long as its reader.
    if (!reply.sent && !reply.raw.headersSent)
      refuse(request, reply, new Failure('server.unavailable', { retryAfterSeconds: 5 }))
  }, withinMs)
}
