import type { FastifyRequest } from 'fastify'
import { Failure } from '../../platform/fail.ts'

/**
 * Refuses a form that another site made a browser send. Browsers name the site in `Origin`, and say in `Sec-Fetch-Site` how it stands to
 * ours; a program that sends neither acts for nobody but itself.
 */
export function assertOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`]
  // A page that sends no referrer has the origin "null", as one without an origin has: only the browser's own word tells them apart.
  if (origin === 'null' && site === 'same-origin') return
  const isOwn =
    origin === undefined ? site === undefined || site === 'same-origin' || site === 'none' : own.includes(origin)
  if (!isOwn) throw new Failure('request.foreign')
}
