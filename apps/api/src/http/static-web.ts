import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../platform/fail.ts'
import { refuse } from './server.ts'

const root = join(import.meta.dirname, '../../../web/dist')

/** Serves the built web app: hashed assets for ever, and its page for every address that a person may open. */
export function serveWeb(app: FastifyInstance): void {
  if (!existsSync(join(root, 'index.html'))) {
    app.setNotFoundHandler((request, reply) => refuse(request, reply, new Failure('request.unknownPath')))
    return
  }
  app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.includes('/assets/')
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$)/.test(request.url)
    if (!isPage) return refuse(request, reply, new Failure('request.unknownPath'))
    return reply.sendFile('index.html', { cacheControl: false })
  })
}
