import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import type { VisitForms } from '../../../http/visit/visit-forms.ts'
import { unsubscribe } from './unsubscribe.ts'

const oneClickBytesMax = 1_024
const oneClick: FormBody = { 'List-Unsubscribe': 'One-Click' }

/**
 * Ends the daily letter for whoever posts to the link of one: a person by the button of its page, or a mail program by its header
 * (RFC 8058), which wants no page. The same address only opened asks first: programs that look at links in advance end nothing.
 */
export function serveUnsubscribe(
  app: FastifyInstance,
  { acceptForms, answerForm }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  app.register(async (part) => {
    acceptForms(part)
    // Needs no field of such a body: its content is fixed.
    part.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: oneClickBytesMax },
      (_request, _body, done) => done(null, oneClick),
    )
    part.post<{ Params: { token: string }; Body: FormBody | undefined }>(
      '/unsubscribe-digest/:token',
      async (request, reply) => {
        const { params, body, id, ip } = request
        const end = () => unsubscribe({ db, platform, requestId: id }, params)
        if (body?.['List-Unsubscribe']) return end()
        return answerForm(request, reply, async () => {
          await limits.account('unsubscribe', params.token.toLowerCase(), ip)
          return end()
        })
      },
    )
  })
}
