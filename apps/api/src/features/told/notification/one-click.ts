import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import type { Platform } from '../../../platform.ts'
import { unsubscribe } from './unsubscribe.ts'

const bodyBytesMax = 1_024

/**
 * Ends the daily letter where a mail program posts to the link of its header (RFC 8058). The same address opened in a browser is a page
 * that asks first: programs that look at links in advance end nothing.
 */
export function serveOneClick(app: FastifyInstance, sql: postgres.Sql, platform: Platform): void {
  app.register(async (part) => {
    // What the body says is fixed; everything stands in the address.
    const ignored = (_request: unknown, _body: unknown, done: (error: null, value: object) => void) => done(null, {})
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      part.addContentTypeParser(type, { parseAs: 'string', bodyLimit: bodyBytesMax }, ignored)
    part.post<{ Params: { token: string } }>('/unsubscribe-digest/:token', (request) =>
      unsubscribe({ db: sql, platform, requestId: request.id }, request.params),
    )
  })
}
