import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { openLink, type SigningLink } from './open-link.ts'

interface ByToken {
  Params: { token: string }
  Body: FormBody | undefined
}
type Request = FastifyRequest<ByToken>

/** The page on which somebody without an account signs what they were asked for. Without script and without signing in; it is answered once. */
export function serveSigningPage(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const open = (token: string) => openLink({ db, platform }, token)
  const admit = ({ params, ip }: Request) => limits.account('share', params.token, ip)
  const show = async (request: Request, reply: FastifyReply, link: SigningLink, more: PageAnswer = {}) => {
    const { given, table } = await link.show(chooseLanguage(request, reply))
    return answerPage(request, reply, { ...more, given: { ...more.given, ...given }, ...(table && { table }) })
  }

  app.register(async (part) => {
    acceptForms(part)
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/agree/:token', async (request, reply) => {
      await admit(request)
      return show(request, reply, await open(request.params.token))
    })
    part.post<ByToken>('/agree/:token', async (request, reply) => {
      assertOwn(request)
      await admit(request)
      const { body = {}, params, id: requestId, headers } = request
      const link = await open(params.token)
      const language = chooseLanguage(request, reply)
      const refused = await link.answer(body, { language, requestId, userAgent: headers['user-agent'] })
      if (refused) return show(request, reply, await open(params.token), refused)
      return reply.redirect(`/agree/${params.token}`, 303)
    })
  })
}
