import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { VisitForms } from '../../../http/visit/visit-forms.ts'
import { fail } from '../../../platform/fail.ts'
import { readClick } from './click-token.ts'
import { followLink } from './follow.ts'

interface ByToken {
  Params: { token: string }
}

/**
 * Serves the links of a campaign's mails. It writes down that somebody followed one, and sends them on to the address that stands in that
 * campaign: nobody is sent anywhere else. Links that are not there, or not ours, get one answer.
 */
export function serveClicks(
  app: FastifyInstance,
  { acceptForms }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  app.register(async (part) => {
    acceptForms(part)
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('referrer-policy', 'no-referrer')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/c/:token', async (request, reply) => {
      const { token } = request.params
      const click = readClick(platform, token)
      if (!click) throw fail('recipient.linkUnknown')
      await limits.account('click', token, request.ip)
      return reply.redirect(await followLink({ db, platform }, click, isPerson(request)), 302)
    })
  })
}

const prefetches = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'] as const
const programs = /bot\b|crawl|spider|slurp|preview|scan|curl|wget|python|go-http|java\/|okhttp|axios|libwww|headless/i

// Programs that look at a mail before its reader are many, and some call themselves a browser: what says what it is, counts not.
const isPerson = ({ method, headers }: FastifyRequest) =>
  method === 'GET' &&
  !prefetches.some((name) => /prefetch|preview/i.test(String(headers[name] ?? ''))) &&
  headers['user-agent'] !== undefined &&
  !programs.test(headers['user-agent'])
