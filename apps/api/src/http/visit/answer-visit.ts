import type { VisitFacts, VisitOutcome, VisitTable } from '@corridor/contract/wire/visit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage } from './language.ts'
import type { WebBuild } from './web-build.ts'

export const pathnameOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/'

interface Answer {
  outcome?: VisitOutcome
  given?: VisitFacts
  table?: VisitTable
  /** The status of a refusal; without it the page's own. */
  status?: number
}

/** Answers with the public page of the request's address, in the visitor's language. */
export function answerVisit(
  { render, assets, kept }: WebBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  { outcome, given, table, status }: Answer = {},
): FastifyReply {
  const language = chooseLanguage(request, reply)
  const pathname = pathnameOf(request)
  const { page, body, encoding } = kept.take(pathname, language, request.headers['accept-encoding'], () =>
    render({ pathname, language, assets, outcome, given, table }),
  )
  if (encoding) reply.header('content-encoding', encoding)
  if (page.isPrivate) {
    // Under "no-referrer" a form has a null origin, which its check could not tell from a foreign one.
    reply.header('referrer-policy', 'same-origin')
  }
  return reply
    .status(status ?? page.status)
    .header('cache-control', page.isPrivate ? 'no-store' : 'no-cache')
    .header('content-language', language)
    .header('vary', page.isSite ? 'accept-language, cookie, accept-encoding' : 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(body)
}
