import { mailTopics } from '@corridor/contract/mail/campaign/kinds'
import type { VisitFacts } from '@corridor/contract/wire/visit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { VisitForms } from '../../../http/visit/visit-forms.ts'
import { assertLink, chooseTopics, type Standing, stopTopic, viewChoice } from './choose.ts'
import type { MailLink } from './unsubscribe-token.ts'

interface ByToken {
  Params: { token: string }
  Body: FormBody | undefined
}

const oneClickBytesMax = 1_024
const oneClick: FormBody = { 'List-Unsubscribe': 'One-Click' }
const wordsMax = 500

/**
 * The page on which somebody chooses what mail of a company they get. Opening it changes nothing, however often: programs look at links in
 * advance. A mail program posts to the same address (RFC 8058), without a cookie and from anywhere, and wants no page.
 */
export function serveMailChoice(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const showPage = (request: FastifyRequest, reply: FastifyReply, link: MailLink, standing: Standing, more = {}) =>
    answerPage(request, reply, { given: { ...toGiven(standing, link), ...more } })

  app.register(async (part) => {
    acceptForms(part)
    // Needs no field of such a body: its content is fixed.
    part.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: oneClickBytesMax },
      (_request, _body, done) => done(null, oneClick),
    )
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/unsubscribe/:token', async (request, reply) => {
      const { token } = request.params
      await limits.account('share', token, request.ip)
      const link = assertLink(platform, token)
      return showPage(request, reply, link, await viewChoice({ db }, link))
    })
    part.post<ByToken>('/unsubscribe/:token', async (request, reply) => {
      const { body = {}, params, id, ip } = request
      const parts = { db, platform, requestId: id }
      if (body['List-Unsubscribe']) {
        // A provider of mail posts for all its people from a few addresses: the mark alone keeps others out.
        await stopTopic(parts, assertLink(platform, params.token))
        return { success: true }
      }
      assertOwn(request)
      await limits.account('unsubscribe', params.token, ip)
      const link = assertLink(platform, params.token)
      const gets = body.answer === 'stop' ? [] : mailTopics.filter((topic) => body[topic] === 'yes')
      const words = (body.words ?? '').trim().slice(0, wordsMax)
      await chooseTopics(parts, link, { gets, words, language: chooseLanguage(request, reply) })
      return showPage(request, reply, link, await viewChoice({ db }, link), { saved: 'yes' })
    })
  })
}

const toGiven = ({ companyName, address, gets, isStopped }: Standing, { topic }: MailLink): VisitFacts => ({
  ...{ state: 'open', companyName, address, topic },
  ...Object.fromEntries(gets.map((each) => [each, 'yes'])),
  ...(gets.length === 0 && { none: 'yes' }),
  ...(isStopped && { stopped: 'yes' }),
})
