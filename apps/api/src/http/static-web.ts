import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFacts } from '@corridor/contract/wire/visit'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../platform/fail.ts'
import { isApi, refuse } from './server.ts'
import { answerVisit, pathnameOf } from './visit/answer-visit.ts'
import type { WebBuild } from './visit/web-build.ts'

/** The page that opens each way in to those that draw themselves in the browser. */
const documents = { door: 'door.html', office: 'index.html' }

/** Serves the built web app: hashed assets for ever, and the way in that an address belongs to. */
export function serveWeb(app: FastifyInstance, build: WebBuild | undefined, site: SiteFacts): void {
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply, new Failure('request.unknownPath'))
  if (!build) {
    app.setNotFoundHandler(refuseUnknown)
    return
  }
  // The tests of the public pages build these alone.
  const hasClient = existsSync(join(build.client, documents.office))
  if (hasClient) serveFiles(app, build.client)
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !isApi(request.url) && !/^\/assets(\/|$)/i.test(request.url)
    const target = isPage ? build.targetOf(pathnameOf(request)) : undefined
    if (!target) return refuseUnknown(request, reply)
    if ('moved' in target) return reply.redirect(`${target.moved}${queryOf(request)}`)
    if (target.way === 'visit') return answerVisit(build, request, reply, { given: site })
    return hasClient ? reply.sendFile(documents[target.way], { cacheControl: false }) : refuseUnknown(request, reply)
  })
}

function serveFiles(app: FastifyInstance, root: string): void {
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    // Thousands of parts, each of which would be a route of its own.
    globIgnore: ['assets/**'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => reply.sendFile(`assets/${params['*']}`))
}

const queryOf = (request: FastifyRequest) => request.url.slice(pathnameOf(request).length)
