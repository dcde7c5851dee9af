import { regionName } from '@corridor/contract/format/region'
import { type LeadKind, leadKinds } from '@corridor/contract/site/lead/kinds'
import { type Answers, questionNames } from '@corridor/contract/site/lead/questions'
import { LeadAdd } from '@corridor/contract/site/lead/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { VisitTable } from '@corridor/contract/wire/visit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { isTimely, newFormToken } from '../../../http/visit/form-token.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { withoutSecrets } from '../../../http/without-secrets.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { keepTime, keptFacts, sendConsultation, timesStep } from './consultation-form.ts'
import { estimateFacts, signPoints } from './estimate-facts.ts'
import { leadPages, sendLead } from './send.ts'
import { startPath } from './start-path.ts'
import { isLastStep, nextStep, stepOf } from './steps.ts'
import { listCountryCodes } from './store.ts'

interface Visit {
  Querystring: Record<string, string | string[] | undefined>
  Body: FormBody | undefined
}
type Request = FastifyRequest<Visit>

interface Taken {
  input: LeadAdd
  /** The page of what was booked. */
  goesTo?: string
}

const formOf = (kind: LeadKind) => ({ table: 'lead', rowId: kind })

/** The forms of the public site: whole without script. A refusal shows the form again with the typed and chosen values. */
export function serveLeads(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const show = async (request: Request, reply: FastifyReply, kind: LeadKind, more: PageAnswer = {}) => {
    reply.header('cache-control', 'no-store')
    const language = chooseLanguage(request, reply)
    const times = kind === 'consultation' && !more.given?.when ? await timesStep(db, request, language) : undefined
    const table = times?.table ?? (await listCountries(db, language))
    const given = { token: newFormToken(platform.fields, formOf(kind)), ...times?.given, ...more.given }
    return answerPage(request, reply, { ...more, given, table })
  }

  /** Keeps the time that a visitor chose while they fill in the form; what they typed before is kept too. */
  const hold = async (request: Request, reply: FastifyReply, fields: FormBody): Promise<PageAnswer> => {
    await limits.account('hold', request.ip, request.ip)
    return { given: await keepTime({ db }, fields, chooseLanguage(request, reply)) }
  }

  const take = async (request: Request, reply: FastifyReply, kind: LeadKind, fields: FormBody): Promise<Taken> => {
    const language = chooseLanguage(request, reply)
    const judged = LeadAdd.safeParse({
      ...fields,
      kind,
      language,
      answers: answersOf(fields),
      // The form brings it back, so it is judged again.
      referrer: withoutSecrets(fields.from ?? ''),
    })
    if (!judged.success) {
      const { path = [], message = '' } = judged.error.issues[0] ?? {}
      throw fail('request.invalid', {}, { fields: { [String(path[0])]: message } })
    }
    if (!isTimely(platform.fields, formOf(kind), fields.token ?? '')) throw fail('lead.sendAgain')
    await limits.account('lead', judged.data.email, request.ip)
    // A field that no person sees: what fills it in is a program, and need not know that it was found out.
    if (fields.website) return { input: judged.data }
    if (kind !== 'consultation') {
      await sendLead({ db, platform }, judged.data, request.id)
      return { input: judged.data }
    }
    const goesTo = await sendConsultation({ db, platform }, judged.data, { fields, requestId: request.id })
    return { input: judged.data, ...(goesTo && { goesTo }) }
  }

  app.register(async (part) => {
    acceptForms(part)
    for (const kind of leadKinds) {
      const path = leadPages[kind]
      part.get<Visit>(path, async (request, reply) => {
        await limits.account('lead-form', kind, request.ip)
        if (request.query.sent === 'yes') {
          const given = { sent: 'yes', ...estimateFacts(platform.fields, request.query.points) }
          return answerPage(request, reply, { given })
        }
        return show(request, reply, kind, { given: { step: '1', from: referrerOf(request) } })
      })
      const post = {
        preParsing: async (request: FastifyRequest) => {
          assertOwn(request)
          await limits.account('lead-form', kind, request.ip)
        },
      }
      part.post<Visit>(path, post, async (request, reply) => {
        const fields = request.body ?? {}
        const step = stepOf(kind, fields.step)
        const stay = (more: PageAnswer = {}) =>
          show(request, reply, kind, { ...more, given: { ...typedOf(fields), step: String(step), ...more.given } })
        try {
          if (!isLastStep(kind, step) || fields.go === 'back')
            return await stay({ given: { step: String(nextStep(kind, step, fields)) } })
          if (kind === 'consultation' && fields.go === 'choose') return await stay()
          if (kind === 'consultation' && fields.go === 'hold') return await stay(await hold(request, reply, fields))
          const { input, goesTo } = await take(request, reply, kind, fields)
          if (goesTo) return reply.redirect(goesTo, 303)
          if (kind === 'get-started') return reply.redirect(await startPath(db, input.answers), 303)
          return reply.redirect(`${path}?sent=yes${signPoints(platform.fields, input.answers)}`, 303)
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          const [fault = ''] = Object.values(error.data?.fields ?? {})
          // A mark that came too soon or too late would do so again.
          const isUntimely = error.code === 'lead.sendAgain'
          const renewed = isUntimely && { token: newFormToken(platform.fields, formOf(kind)) }
          const kept =
            kind === 'consultation' && error.code !== 'booking.taken' && fields.go !== 'hold'
              ? keptFacts(fields, chooseLanguage(request, reply))
              : {}
          return stay({ given: { fault, ...renewed, ...kept }, refusal: error })
        }
      })
    }
  })
}

const answersOf = (fields: FormBody): Answers =>
  Object.fromEntries(questionNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

const shownAgain = [
  ...['firstName', 'lastName', 'email', 'phone', 'country', 'companyName', 'message', 'consent', 'token', 'from'],
  ...questionNames,
]

// The form keeps the mark that it was given out with, through all steps.
const typedOf = (fields: FormBody): Record<string, string> =>
  Object.fromEntries(shownAgain.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))

const referrerCharsMax = 200

/**
 * Finds the page that the visitor comes from: one of ours by its path, another site by its name and path, neither with its query or a
 * token.
 */
function referrerOf({ headers: { referer }, host }: Request): string {
  const from = referer ? URL.parse(referer) : null
  if (!from || !/^https?:$/.test(from.protocol)) return ''
  return withoutSecrets(`${from.host === host ? '' : from.host}${from.pathname}`).slice(0, referrerCharsMax)
}

/** The countries in a language, in its order. */
async function listCountries(db: RequestContext['db'], language: Language): Promise<VisitTable> {
  const codes = await listCountryCodes(db)
  const rows = codes.flatMap((code) => {
    const name = regionName(code, language)
    return name ? [{ mark: code, cells: [name] }] : []
  })
  return { columns: [], rows: rows.sort((one, other) => one.cells.join().localeCompare(other.cells.join(), language)) }
}
