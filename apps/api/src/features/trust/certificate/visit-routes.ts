import type { PaperCheck } from '@corridor/contract/trust/proof/shapes'
import type { VisitFacts } from '@corridor/contract/wire/visit'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { VisitForms } from '../../../http/visit/visit-forms.ts'
import { checkPaper, compareFile } from './check.ts'
import { fileBytesMax, hashFile } from './hash-file.ts'

interface ByCode {
  Params: { code: string }
}

/**
 * The public pages that say what stands under a code, and whether a file is the one that was handed out. Without script: the code is asked
 * for by a form, and a file goes through a hash and is kept nowhere.
 */
export function serveCertificates(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, limits }: Pick<RequestContext, 'db' | 'limits'>,
): void {
  app.register(async (part) => {
    acceptForms(part)
    await part.register(multipart, {
      limits: { files: 1, fields: 5, parts: 6, fileSize: fileBytesMax },
      throwFileSizeLimit: false,
    })
    part.get<{ Querystring: { code?: string | string[] } }>('/certificate', (request, reply) => {
      const { code } = request.query
      const typed = typeof code === 'string' ? code.trim().slice(0, 100) : ''
      return typed ? reply.redirect(`/certificate/${encodeURIComponent(typed)}`, 303) : answerPage(request, reply)
    })
    part.get<ByCode>('/certificate/:code', async (request, reply) => {
      await limits.account('certificate', request.params.code, request.ip)
      const { data } = await checkPaper({ db }, request.params)
      return answerPage(request, reply, { given: toGiven(data) })
    })
    part.post<ByCode>('/certificate/:code', { config: { isUpload: true } }, async (request, reply) => {
      assertOwn(request)
      await limits.account('certificate', request.params.code, request.ip)
      const hash = await hashFile(request)
      const { check, isUnchanged } = await compareFile(db, request.params.code, hash)
      return answerPage(request, reply, {
        given: { ...toGiven(check), compared: isUnchanged ? 'unchanged' : 'changed' },
      })
    })
  })
}

const toGiven = (check: PaperCheck): VisitFacts =>
  Object.fromEntries(Object.entries(check).filter((entry): entry is [string, string] => entry[1] !== null))
