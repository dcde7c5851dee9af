import { applyBytesMax } from '@corridor/contract/job/application/kinds'
import { ApplicationApply } from '@corridor/contract/job/application/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody, UploadForm } from '../../../http/visit/form-body.ts'
import { type FormName, isTimely, newFormToken } from '../../../http/visit/form-token.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { applyToJob } from './apply.ts'
import { openJob } from './open-job.ts'

interface ByJob {
  Params: { company: string; job: string }
  Querystring: Record<string, string | string[] | undefined>
  Body: FormBody | UploadForm | undefined
}
type Request = FastifyRequest<ByJob>

// Refusals that the form shows again with the typed values; any other is the whole page's.
const shownInForm = /^(request\.(invalid|tooMany)|application\.|file\.|server\.unavailable)/

/** The form by which anybody applies to a published job: whole without script. A job that is not published, not open or gone is not there. */
export function serveApply(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const open = async ({ params, ip }: Request) => {
    await limits.account('public-jobs', params.company, ip)
    return openJob({ db }, params)
  }
  type Opened = Awaited<ReturnType<typeof open>>

  const showForm = (request: Request, reply: FastifyReply, { wanted, shown }: Opened, more: PageAnswer = {}) => {
    reply.header('cache-control', 'no-store')
    const token = newFormToken(platform.fields, formOf(wanted.jobId))
    return answerPage(request, reply, { ...more, given: { ...shown, token, ...more.given } })
  }

  const take = async (request: Request, reply: FastifyReply, { wanted }: Opened, form: UploadForm) => {
    const { fields, file } = form
    const judged = ApplicationApply.safeParse(fields)
    if (!judged.success) {
      const { path = [], message = '' } = judged.error.issues[0] ?? {}
      throw fail('request.invalid', {}, { fields: { [String(path[0])]: message } })
    }
    if (!isTimely(platform.fields, formOf(wanted.jobId), fields.token ?? '')) throw fail('application.sendAgain')
    await limits.application(wanted.jobId)
    const language = chooseLanguage(request, reply)
    // A field that no person sees: what fills it in is a program, and need not know that it was found out.
    if (!fields.website)
      await applyToJob({ db, platform }, wanted, { input: judged.data, resume: file, language, requestId: request.id })
  }

  app.register(async (part) => {
    acceptForms(part, applyBytesMax)
    part.get<ByJob>('/jobs/:company/:job/apply', async (request, reply) => {
      const opened = await open(request)
      if (opened.slug !== request.params.company) return reply.redirect(`${opened.wanted.path}/apply`, 301)
      return showForm(request, reply, opened, { given: request.query.sent === 'yes' ? { sent: 'yes' } : {} })
    })
    const post = {
      // A phone may take its time with a resume.
      config: { isUpload: true },
      // Before the body is read: who sends too many is not listened to.
      preParsing: async (request: FastifyRequest) => {
        assertOwn(request)
        const { job = '' } = request.params as Partial<ByJob['Params']>
        await limits.account('apply', job, request.ip)
      },
    }
    part.post<ByJob>('/jobs/:company/:job/apply', post, async (request, reply) => {
      const opened = await open(request)
      const form = toForm(request.body)
      try {
        await take(request, reply, opened, form)
      } catch (error) {
        if (!(error instanceof Failure) || !shownInForm.test(error.code)) throw error
        const [fault = ''] = Object.values(error.data?.fields ?? {})
        const lost = form.file ? { lost: 'yes' } : {}
        return showForm(request, reply, opened, { given: { ...typedOf(form.fields), ...lost, fault }, refusal: error })
      }
      return reply.redirect(`${opened.wanted.path}/apply?sent=yes`, 303)
    })
  })
}

const formOf = (jobId: string): FormName => ({ table: 'application', rowId: jobId })

/** A form without a file may come urlencoded too. */
const toForm = (body: ByJob['Body']): UploadForm =>
  body && typeof body.fields === 'object' ? (body as UploadForm) : { fields: (body ?? {}) as FormBody, file: null }

const typedOf = (fields: FormBody): Record<string, string> =>
  Object.fromEntries(
    ['firstName', 'lastName', 'email', 'phone', 'message', 'consent'].flatMap((name) =>
      fields[name] ? [[name, fields[name]]] : [],
    ),
  )
