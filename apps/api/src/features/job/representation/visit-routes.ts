import { dateText } from '@corridor/contract/format/date'
import { RepresentationAnswer } from '@corridor/contract/job/representation/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { answerRight } from './answer.ts'
import { openRight, readerOf } from './open.ts'
import { rightWords } from './right-words.ts'
import type { OpenRow } from './store.ts'
import { hashOf, textOf } from './text.ts'

interface ByToken {
  Params: { token: string }
  Body: FormBody | undefined
}
type Request = FastifyRequest<ByToken>

/** The page on which somebody lets a company speak for them, or does not. Without script and without signing in; it is answered once. */
export function serveRepresentations(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const open = async ({ params, ip }: Request): Promise<OpenRow> => {
    await limits.account('share', params.token, ip)
    return openRight(db, params.token)
  }
  const showPage = async (request: Request, reply: FastifyReply, row: OpenRow, more: PageAnswer = {}) => {
    const reader = await readerOf(db, row, chooseLanguage(request, reply))
    const text = textOf(row, reader)
    return answerPage(request, reply, {
      ...more,
      given: {
        ...more.given,
        companyName: row.company_name,
        ...(row.brand_color && { color: row.brand_color }),
        title: rightWords[reader.language].title,
        state: row.state,
        ...(row.state === 'asked'
          ? { text, read: hashOf(text), consent: rightWords[reader.language].consent }
          : { jobTitle: row.job_title, day: row.decided_at ? dateText(row.decided_at, reader, 'long') : '' }),
      },
    })
  }

  app.register(async (part) => {
    acceptForms(part)
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/agree/:token', async (request, reply) => showPage(request, reply, await open(request)))
    part.post<ByToken>('/agree/:token', async (request, reply) => {
      assertOwn(request)
      const row = await open(request)
      const { body = {}, params, id } = request
      const judged = RepresentationAnswer.safeParse(body)
      if (!judged.success) {
        const fault = judged.error.issues[0]?.message ?? ''
        const typed = { name: body.name ?? '', reason: body.reason ?? '' }
        return showPage(request, reply, row, { given: { ...typed, fault }, refusal: fail('request.invalid') })
      }
      const reader = await readerOf(db, row, chooseLanguage(request, reply))
      try {
        const asked = { token: params.token, given: judged.data, read: body.read ?? '', reader, requestId: id }
        await answerRight({ db, platform }, asked)
      } catch (error) {
        if (!(error instanceof Failure) || error.code === 'representation.unknown') throw error
        return showPage(request, reply, await open(request), { refusal: error })
      }
      return reply.redirect(`/agree/${params.token}`, 303)
    })
  })
}
