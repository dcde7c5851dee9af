import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@corridor/contract/error-table'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from '../config.ts'
import { Failure } from '../platform/fail.ts'
import { describeError, toErrorBody, toFailure } from './answer-error.ts'
import { acceptJsonBodies } from './json-body.ts'
import { securityHeaders } from './security-headers.ts'
import { withoutSecrets } from './without-secrets.ts'

/** JSON bodies end at 1 MB (api.md, Numbers); uploads have a route and a limit of their own. */
export const jsonBytesMax = 1_048_576
const uploadWithinMs = 600_000

export interface ServerParts {
  /** Stream of the log lines; the standard output if absent. */
  log?: { write(line: string): void }
  /** Milliseconds for which a body other than an upload may take to arrive. */
  bodyWithinMs?: number
  /** Milliseconds for which requests are still taken after the order to stop, while anybody is connected. */
  lingerMs?: number
  /** Milliseconds for which a request of the contract may wait for its answer. */
  answerWithinMs?: number
  /** Milliseconds that requests under way may take to end once the server closes. */
  drainWithinMs?: number
  /** The folder of the built web app. */
  web?: string
}

// api.md: the literal paths that the specification gives without the version answer too.
const unversioned = /^\/api\/(?=country-codes\b|student\/)/

/** An HTTP server with our error shape, limits, headers and log line, and no routes yet. */
export function makeServer(
  config: Config,
  { log, bodyWithinMs = 30_000, lingerMs = 1_000, drainWithinMs = 15_000 }: ServerParts = {},
): FastifyInstance {
  const ownHeaders = (request: FastifyRequest) => ({
    'x-request-id': request.id,
    ...securityHeaders(config),
    ...noStore,
  })
  const app = Fastify({
    // An address that cannot be decoded reaches no hook and no handler.
    frameworkErrors: (error, request, reply) =>
      refuse(request, reply.headers(ownHeaders(request)), fromFramework(error)),
    clientErrorHandler: refuseUnreadable,
    logger:
      config.logLevel === 'silent' ? false : { level: config.logLevel, base: null, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    rewriteUrl: ({ url = '/' }) => url.replace(unversioned, '/api/v1/'),
    // It names a line of the log, in no order; an id of a record would cost a fiftieth of a list's page.
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxy.length > 0 ? config.trustedProxy : false,
    bodyLimit: jsonBytesMax,
    requestTimeout: uploadWithinMs,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  })
  app.server.headersTimeout = 15_000
  acceptJsonBodies(app)
  endSlowBodies(app, bodyWithinMs)
  drainOnClose(app, lingerMs, drainWithinMs)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(ownHeaders(request))
    // The database keeps no null character, so nothing can have that name.
    if (request.url.includes('%00')) throw new Failure('request.malformed')
    // Refuses two hosts: a proxy before us may have believed the other one.
    if (hostsOf(request) > 1) throw new Failure('request.malformed')
  })
  // Pages and their parts say for themselves how long they are kept; what the API answers nobody keeps, whatever its route says.
  app.addHook('onSend', async ({ url }, reply) => {
    if (isApi(url) && !String(reply.getHeader('cache-control')).includes('no-store')) reply.headers(noStore)
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.raw.url?.split('?', 1)[0]
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({
      method: request.method,
      path: path && withoutSecrets(path),
      status: reply.statusCode,
      ms,
    })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(request, reply, fromFramework(error)))
  return app
}

const noStore = { 'cache-control': 'no-store' }
const hostsOf = ({ raw: { rawHeaders } }: FastifyRequest) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
/** True if an address is asked of the API, however it is written: it is no page, and kept by nobody. */
export const isApi = (url: string) => /^\/api(?:[/?]|$)/i.test(url)

// Answers bytes that are no HTTP, or arrive too slowly to become a request, in the one shape of errors: they never reach a handler.
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const failure = new Failure(unreadable[error.code ?? ''] ?? 'request.malformed')
  const body = JSON.stringify({ ...toErrorBody(failure), requestId: randomUUID() })
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const unreadable: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'request.tooLarge',
}

/** Answers a refusal in the one shape. */
export function refuse(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { retryAfterSeconds, ...body } = toErrorBody(failure)
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  noteFailure(request, failure)
  return reply.status(failure.status).send({ ...body, requestId: request.id })
}

/** Tells the log of a failure that is nobody's mistake but ours. */
export function noteFailure(request: FastifyRequest, failure: Failure): void {
  if (failure.status >= 500) request.log.error(describeError(failure.cause ?? failure), 'failed')
}

/** Turns any error into the refusal of the request, whoever threw it. */
export function fromFramework(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (error.statusCode === 413) return new Failure('request.tooLarge')
  if (error.statusCode === 415) return new Failure('request.type')
  if (error.statusCode && error.statusCode < 500) return new Failure('request.malformed')
  return toFailure(error)
}

// A body that trickles in keeps a socket and nothing else: it is cut off, and its sender told.
function endSlowBodies(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (request.routeOptions.config.isUpload || (!raw.headers['content-length'] && !raw.headers['transfer-encoding']))
      return
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return
      reply.header('connection', 'close')
      refuse(request, reply, new Failure('request.timeout'))
      reply.raw.once('finish', () => raw.destroy())
    }, withinMs)
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}

const healthPaths = ['/healthz', '/readyz', '/metrics']
const lingerStepMs = 50
/** Number of lingers that a server waits at the most for requests that still come. */
const lingersMax = 5

// Closing at once would cut kept-alive connections while a request is on its way on them. So requests are answered a while longer, each
// answer asking its connection to end, and a proxy sees that this node is not ready. A proxy that still sends requests has not seen that
// yet. A client that never ends is not waited for.
function drainOnClose(app: FastifyInstance, lingerMs: number, withinMs: number): void {
  const drain = { isUnderWay: false }
  app.decorate('drain', drain)
  // Browsers open connections ahead of need; the server does not count those as idle, and would wait for them.
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  let lastAsked = 0
  app.server.on('request', ({ socket, url }) => {
    unused.delete(socket)
    if (!healthPaths.includes(url ?? '')) lastAsked = performance.now()
  })
  app.addHook('preClose', async () => {
    drain.isUnderWay = true
    // One that is opened from now on may have its first request under way.
    const openedAhead = [...unused]
    const connected = await new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
    const began = performance.now()
    const isAsked = () => performance.now() - Math.max(began, lastAsked) < lingerMs
    const lasts = () => isAsked() && performance.now() - began < lingersMax * lingerMs
    if (connected > 0) {
      do await new Promise((resolve) => setTimeout(resolve, Math.min(lingerMs, lingerStepMs)))
      while (lasts())
    }
    for (const socket of openedAhead) if (unused.has(socket)) socket.destroy()
    const timer = setTimeout(() => app.server.closeAllConnections(), withinMs)
    app.server.once('close', () => clearTimeout(timer))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isUnderWay) reply.header('connection', 'close')
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Under way from the order to stop on: requests are still answered, and none should be sent here any more. */
    drain: { readonly isUnderWay: boolean }
  }
  interface FastifyContextConfig {
    /** True for the route that takes files: large, and slow on a phone. */
    isUpload?: boolean
  }
}
