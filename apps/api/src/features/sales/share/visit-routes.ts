import { ShareAsk } from '@corridor/contract/sales/share/shapes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import { cookieOf } from '../../../http/cookie.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { toAttachment } from '../../../platform/storage/attachment.ts'
import { askThroughLink } from './ask.ts'
import { sharedFormats, sharedTypes, writeShared } from './files.ts'
import { loadSharedBanner, loadSharedLogo } from './logo.ts'
import { isUnlocked, noteView, type Opened, openLink, unlock, unlockedHours } from './open.ts'
import { showHead, showPeople } from './show.ts'

interface ByToken {
  Params: { token: string }
  Querystring: Record<string, string | string[] | undefined>
  Body: FormBody | undefined
}
type Request = FastifyRequest<ByToken>

const cookie = 'share'

/**
 * The page of a share link, its files and its forms. Without script; a request that may not see the list learns nothing else from any of
 * them.
 */
export function serveShares(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const open = async ({ params, ip }: Request) => {
    await limits.account('share', params.token, ip)
    return openLink({ db, platform }, params.token)
  }
  const isOpenTo = ({ headers }: Request, { link }: Opened) =>
    isUnlocked(platform, link, cookieOf(headers.cookie, cookie))
  /** For what is more than the page: without the password it is not there. */
  const openWhole = async (request: Request) => {
    const opened = await open(request)
    if (!isOpenTo(request, opened)) throw fail('share.unknown')
    return opened
  }

  const showPage = async (request: Request, reply: FastifyReply, opened: Opened, more: PageAnswer = {}) => {
    const language = chooseLanguage(request, reply)
    const { columns, rows, marks, isCut } = await showPeople(opened, language)
    const given = {
      ...more.given,
      ...(await showHead(opened, language)),
      ...(isCut && { cut: 'yes' }),
    }
    const table = { columns, rows: rows.map(({ cells }, at) => ({ mark: marks[at] ?? '', cells })) }
    return answerPage(request, reply, { ...more, given, table })
  }

  const tryPassword = async (request: Request, reply: FastifyReply, { link }: Opened) => {
    const tries = await limits.sharePassword(link.id)
    try {
      const kept = await unlock(platform, link, request.body?.password ?? '')
      await tries.succeeded()
      const secure = platform.publicUrl.startsWith('https:') ? ' Secure;' : ''
      const path = `/share/${request.params.token}`
      reply.header(
        'set-cookie',
        `${cookie}=${kept}; Path=${path}; Max-Age=${unlockedHours * 3_600};${secure} HttpOnly; SameSite=Lax`,
      )
      return reply.redirect(path, 303)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'share.passwordWrong') throw error
      return answerPage(request, reply, { given: { locked: 'yes' }, refusal: error })
    }
  }

  const takeRequest = async (request: Request, reply: FastifyReply, opened: Opened) => {
    const { body = {}, params, ip, id } = request
    const judged = ShareAsk.safeParse(body)
    if (!judged.success) {
      const fault = judged.error.issues[0]?.message ?? ''
      return showPage(request, reply, opened, { given: { ...typedOf(body), fault }, refusal: fail('request.invalid') })
    }
    await limits.account('share-request', params.token, ip)
    // A field that no person sees: what fills it in is a program, and need not know that it was found out.
    if (!body.website) await askThroughLink(opened, judged.data, id)
    return reply.redirect(`/share/${params.token}?sent=yes#ask`, 303)
  }

  app.register(async (part) => {
    acceptForms(part)
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('referrer-policy', 'no-referrer')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/share/:token', async (request, reply) => {
      const opened = await open(request)
      if (!isOpenTo(request, opened)) return answerPage(request, reply, { given: { locked: 'yes' } })
      if (request.method === 'GET') await noteView(db, opened.link)
      return showPage(request, reply, opened, { given: pick(request.query, ['sent', 'person', 'wish']) })
    })
    part.post<ByToken>('/share/:token', async (request, reply) => {
      assertOwn(request)
      const opened = await open(request)
      return isOpenTo(request, opened) ? takeRequest(request, reply, opened) : tryPassword(request, reply, opened)
    })
    part.get<ByToken>('/share/:token/logo', async (request, reply) => {
      const logo = await loadSharedLogo(await openWhole(request))
      return reply.type(logo.type).send(logo.bytes)
    })
    part.get<ByToken>('/share/:token/banner', async (request, reply) => {
      const banner = await loadSharedBanner(await openWhole(request))
      return reply.type(banner.type).send(banner.bytes)
    })
    for (const format of sharedFormats)
      part.get<ByToken>(`/share/:token/file.${format}`, async (request, reply) => {
        const opened = await openWhole(request)
        const bytes = await writeShared(opened, format, chooseLanguage(request, reply))
        return reply
          .type(sharedTypes[format])
          .header('content-disposition', toAttachment(`${opened.link.title}.${format}`))
          .send(bytes)
      })
  })
}

const typedOf = (body: FormBody) => pick(body, ['person', 'wish', 'email', 'name', 'company', 'message'])

const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
