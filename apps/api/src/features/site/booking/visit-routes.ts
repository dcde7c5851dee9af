import { BookingAnswer } from '@corridor/contract/site/booking/shapes'
import type { VisitFacts } from '@corridor/contract/wire/visit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import { chooseLanguage } from '../../../http/visit/language.ts'
import type { PageAnswer, VisitForms } from '../../../http/visit/visit-forms.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import { bookTime, cancelTime, holdTime, releaseTime } from './choose.ts'
import { calendarOf, heldOf, hostOf, openBooking, standingOf, timesOf } from './open.ts'
import { findTimes, type OpenRow } from './store.ts'
import { clockText, tableOf, textOf, whenText, zoneOf } from './time-table.ts'

interface ByToken {
  Params: { token: string }
  Querystring: Record<string, string | string[] | undefined>
  Body: FormBody | undefined
}
type Request = FastifyRequest<ByToken>

/** The page on which somebody chooses a time, moves and cancels it. Whole without script and without signing in; opening it changes nothing. */
export function serveBookings(
  app: FastifyInstance,
  { acceptForms, answerPage, assertOwn }: VisitForms,
  { db, platform, limits }: Pick<RequestContext, 'db' | 'platform' | 'limits'>,
): void {
  const open = async ({ params, ip }: Request): Promise<OpenRow> => {
    await limits.account('share', params.token, ip)
    return openBooking(db, params.token)
  }

  const showPage = async (request: Request, reply: FastifyReply, row: OpenRow, more: PageAnswer = {}) => {
    const times = await findTimes(db, row.company_id, row.host_id)
    const language = chooseLanguage(request, reply)
    const zone = zoneOf([request.query.zone, request.body?.zone], row.candidate_zone ?? times?.zone ?? 'UTC')
    const standing = standingOf(row)
    const held = heldOf(row)
    const isChoosing = standing === 'choose' || (standing === 'booked' && request.query.move === 'yes')
    const isOpen = standing === 'choose' || standing === 'booked'
    const shown: VisitFacts = {
      ...(row.lead_id === null
        ? { kind: 'interview', companyName: row.company_name, jobTitle: row.job_title }
        : { kind: 'consultation' }),
      zone,
      minutes: String(row.minutes),
      state: isOpen && held && !more.refusal ? 'held' : isChoosing ? 'choose' : standing,
      ...(request.method === 'GET' && !request.query.zone && { asksZone: 'yes' }),
      ...(row.lead_id === null && row.brand_color && { color: row.brand_color }),
      ...(row.starts_at && { when: whenText(row.starts_at, language, zone) }),
      ...(held && {
        ...{ time: held.at.toISOString(), held: whenText(held.at, language, zone) },
        heldUntil: clockText(held.until, language, zone),
      }),
      ...more.given,
    }
    if (shown.state !== 'choose') return answerPage(request, reply, { ...more, given: shown })
    const mayOffer = row.lead_id !== null || (await hostOf({ db, platform }, row, request.id)) !== undefined
    const free = mayOffer && times ? await timesOf(db, row, times) : []
    const { table, later } = tableOf(free, language, zone, textOf(request.query.after))
    return answerPage(request, reply, { ...more, given: { ...shown, ...(later && { later }) }, table })
  }

  const act = async ({ params, id }: Request, answer: BookingAnswer): Promise<void> => {
    const asked = { token: params.token, requestId: id }
    const parts = { db, platform }
    if (answer.answer === 'release') return releaseTime(parts, asked)
    if (answer.answer === 'cancel') return cancelTime(parts, { ...asked, reason: answer.reason })
    return (answer.answer === 'hold' ? holdTime : bookTime)(parts, { ...asked, ...answer })
  }

  app.register(async (part) => {
    acceptForms(part)
    part.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive')
      reply.header('cache-control', 'no-store')
    })
    part.get<ByToken>('/book/:token', async (request, reply) => showPage(request, reply, await open(request)))
    part.post<ByToken>('/book/:token', async (request, reply) => {
      assertOwn(request)
      const row = await open(request)
      const { body = {}, params } = request
      const judged = BookingAnswer.safeParse(body)
      if (!judged.success) return showPage(request, reply, row, { refusal: fail('request.invalid') })
      const { answer, zone } = judged.data
      const query = `?zone=${encodeURIComponent(zone)}`
      try {
        await act(request, judged.data)
      } catch (error) {
        if (!(error instanceof Failure) || error.code === 'booking.unknown') throw error
        const given = standingOf(row) === 'booked' && answer !== 'cancel' ? { state: 'choose' } : {}
        return showPage(request, reply, await open(request), { given, refusal: error })
      }
      // Goes on to the choice for somebody who lets go of another time for the booked one.
      const more = answer === 'release' && standingOf(row) === 'booked' ? '&move=yes' : ''
      return reply.redirect(`/book/${params.token}${query}${more}`, 303)
    })
    part.get<ByToken>('/book/:token/calendar.ics', async (request, reply) => {
      const row = await open(request)
      const text = await calendarOf(db, row)
      return reply
        .type('text/calendar; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="${row.lead_id === null ? 'interview' : 'consultation'}.ics"`,
        )
        .send(text)
    })
  })
}
