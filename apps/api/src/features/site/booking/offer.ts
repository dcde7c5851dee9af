import { plainName } from '@corridor/contract/format/person-name'
import { isLive } from '@corridor/contract/job/submission/kinds'
import { offerDays } from '@corridor/contract/site/booking/kinds'
import type { BookingOffer } from '@corridor/contract/site/booking/shapes'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { timesOffered } from '../../../letters/times-offered.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { isAddress } from '../../../platform/mail/address.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { json } from '../../../platform/sql.ts'
import { refuseOthers } from '../../job/interview/plan.ts'
import { interviews } from '../../job/interview/tables.ts'
import { submissions } from '../../job/submission/tables.ts'
import { findAsked, findOwnTimes, listOffers } from './store.ts'
import { bookings, toWire } from './tables.ts'

const minutesPerDay = 1_440
const dayMs = 86_400_000

/** Secret that the letter of a link opens, so that it dies with the link. */
const secretOf = (id: string) => `booking:${id}`

/** Makes a link by which somebody chooses a time of the caller's. Its address is told once, and goes out by a letter if that is wanted. */
export const offerTimes = (context: CompanyContext, input: BookingOffer) =>
  write(context, 'booking.offer-times', async (tx) => {
    const { scope, platform, caller } = context
    const { submissionId, interviewId, byMail, language } = input
    const above = await submissions.take(tx, scope, submissionId)
    refuseOthers(context, above.owner_id)
    if (!isLive(above.state)) throw fail('interview.submissionEnded')
    const stands = interviewId ? await interviews.take(tx, scope, interviewId) : undefined
    if (stands && stands.submission_id !== submissionId) throw fail('record.notFound', { entity: 'Interview' })
    if (stands && stands.state !== 'planned') throw fail('booking.notPlanned')
    const times = await findOwnTimes(tx, scope)
    if (!times || times.hours.length === 0) throw fail('booking.noTimes')
    const token = newToken()
    const id = await bookings.insert(tx, scope, {
      submission_id: submissionId,
      interview_id: interviewId,
      host_id: caller.userId,
      terms: input.interview ? json(tx, input.interview) : null,
      minutes: stands?.minutes ?? times.minutes,
      token_hash: hashToken(token),
      expires_at: new Date(now().getTime() + offerDays * dayMs),
    })
    const path = `/book/${token}`
    const asked = byMail ? await findAsked(tx, submissionId) : undefined
    if (asked?.email && isAddress(asked.email)) {
      const name = plainName({ firstName: asked.first_name, lastName: asked.last_name })
      const letter = timesOffered({
        ...{ company: asked.company_name, job: asked.job_title, days: offerDays, path, isMove: stands !== undefined },
      })
      await platform.mail.post(tx, { name, address: asked.email, language }, letter, {
        secret: { of: secretOf(id), minutes: offerDays * minutesPerDay },
        by: scope.companyId,
      })
    }
    return {
      record: { kind: 'submission', id: submissionId },
      before: null,
      after: { offer: id, minutes: stands?.minutes ?? times.minutes },
      answer: {
        success: true as const,
        message: 'Link Made Successfully',
        data: toWire(await bookings.load(tx, scope, id)),
        address: `${platform.publicUrl}${path}`,
      },
    }
  })

/** Ends a link that nobody has used yet, or that could still move what was booked by it. */
export const revokeTimes = (context: CompanyContext, { id }: { id: string }) =>
  write(context, 'booking.revoke-times', async (tx) => {
    const { scope } = context
    const stands = await bookings.take(tx, scope, id)
    refuseOthers(context, (await submissions.load(tx, scope, stands.submission_id)).owner_id)
    if (stands.state !== 'open' && stands.state !== 'booked') throw fail('booking.ended')
    await bookings.update(tx, id, { state: 'revoked', held_at: null, held_until: null })
    await emptyLettersOf(tx, secretOf(id))
    return {
      record: { kind: 'submission', id: stands.submission_id },
      before: { offer: id, state: stands.state },
      after: { offer: id, state: 'revoked' },
      answer: {
        success: true as const,
        message: 'Link Revoked Successfully',
        data: toWire(await bookings.load(tx, scope, id)),
      },
    }
  })

/** The links of a submission that the caller sees. */
export async function viewOffers({ db, scope }: Context, { submissionId }: { submissionId: string }) {
  await submissions.load(db, scope, submissionId)
  return { success: true as const, data: (await listOffers(db, scope, submissionId)).map(toWire) }
}
