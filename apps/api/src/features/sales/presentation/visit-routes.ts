import { ClientAnswer } from '@corridor/contract/sales/presentation/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { toAttachment } from '../../../platform/storage/attachment.ts'
import { answerThroughLink } from './answer.ts'
import { drawMarked } from './draw-marked.ts'
import { loadPageBanner, loadPageLogo } from './logo.ts'
import { findByMark, type Opened, openPresentation } from './open.ts'
import { showHead, showPeople } from './show.ts'

interface ByToken {
  Params: { token: string }
  Querystring: Record<string, string | string[] | undefined>
  Body: FormBody | undefined
}
type Request = FastifyRequest<ByToken>

/** The page on which a client reads of presented people and answers: without script, without signing in. */
export function servePresentations(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const open = async ({ params, ip }: Pick<Request, 'params' | 'ip'>) => {
    await limits.account('share', params.token, ip)
    return openPresentation({ db, platform }, params.token)
  }
  const showPage = async (request: Request, reply: FastifyReply, opened: Opened, more: PageAnswer = {}) => {
    const { link } = opened
    const language = chooseLanguage(request, reply)
    return answerPage(request, reply, {
      ...more,
      given: { ...more.given, ...(await showHead(opened, language)), jobTitle: link.job_title },
      table: await showPeople(opened, language),
    })
  }

  const takeAnswer = async (request: Request, reply: FastifyReply, opened: Opened) => {
    const { body = {}, params, ip, id } = request
    const typed = { person: body.person ?? '', comment: body.comment ?? '', answer: body.answer ?? '' }
    const judged = ClientAnswer.safeParse(body)
    if (!judged.success) {
      const fault = judged.error.issues[0]?.message ?? ''
      return showPage(request, reply, opened, { given: { ...typed, fault }, refusal: fail('request.invalid') })
    }
    await limits.account('presentation-answer', params.token, ip)
    const { person, ...given } = judged.data
    try {
      const { submission_id: submissionId } = await findByMark(opened, person)
      await answerThroughLink(opened, { ...given, submissionId }, id)
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'presentation.unknown') throw error
      return showPage(request, reply, opened, { given: typed, refusal: error })
    }
    return reply.redirect(`/share-submission/${params.token}?saved=${person}#p-${person}`, 303)
  }

  app.register(async (part) => {
    acceptForms(part)
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('referrer-policy', 'no-referrer')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/share-submission/:token', async (request, reply) => {
      const { saved } = request.query
      const given = typeof saved === 'string' ? { saved } : {}
      return showPage(request, reply, await open(request), { given })
    })
    part.post<ByToken>('/share-submission/:token', async (request, reply) => {
      assertOwn(request)
      return takeAnswer(request, reply, await open(request))
    })
    part.get<ByToken>('/share-submission/:token/logo', async (request, reply) => {
      const logo = await loadPageLogo(await open(request))
      return reply.type(logo.type).send(logo.bytes)
    })
    part.get<ByToken>('/share-submission/:token/banner', async (request, reply) => {
      const banner = await loadPageBanner(await open(request))
      return reply.type(banner.type).send(banner.bytes)
    })
    part.get<{ Params: { token: string; mark: string } }>(
      '/share-submission/:token/resume/:mark',
      async (request, reply) => {
        const opened = await open(request)
        const mark = request.params.mark.replace(/\.pdf$/, '')
        const { name, bytes } = await drawMarked(opened, mark, chooseLanguage(request, reply), platform)
        return reply
          .type('application/pdf')
          .header('content-disposition', toAttachment(`${name}.pdf`))
          .send(bytes)
      },
    )
  })
}
