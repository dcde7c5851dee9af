import * as z from 'zod'
import { timeZone } from '../../field/time-zone.ts'
import { InterviewAdd } from '../../job/interview/shapes.ts'
import { access } from '../../wire/access.ts'
import { endpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { Letter } from '../../wire/letter.ts'
import { moment, recordId, userInfo } from '../../wire/record.ts'
import {
  bookableHoursMax,
  bookingStates,
  daysAhead,
  noticeHours,
  pauseMinutesMax,
  slotMinutes,
  weekdays,
} from './kinds.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time')
const hours = z
  .strictObject({ day: z.literal(weekdays), from: time, until: time })
  .refine(({ from, until }) => from < until, { message: 'The end must be later than the start', path: ['until'] })
const whole = (min: number, max: number) =>
  z.int('Please enter a number').min(min, `At least ${min}`).max(max, `No more than ${max}`)

/** Times at which a member can be booked, by the clock of their zone. */
export const BookableTimes = z.object({
  version: z.int(),
  zone: z.string(),
  hours: z.array(z.object({ day: z.literal(weekdays), from: z.string(), until: z.string() })),
  minutes: z.int(),
  pauseMinutes: z.int(),
  noticeHours: z.int(),
  daysAhead: z.int(),
})
export type BookableTimes = z.infer<typeof BookableTimes>

export const BookableTimesAdd = z.object({
  zone: timeZone,
  hours: z.array(hours).max(bookableHoursMax, `No more than ${bookableHoursMax}`),
  minutes: whole(slotMinutes.min, slotMinutes.max),
  pauseMinutes: whole(0, pauseMinutesMax),
  noticeHours: whole(0, noticeHours.max),
  daysAhead: whole(1, daysAhead.max),
  version: z.int().optional(),
})
export type BookableTimesAdd = z.infer<typeof BookableTimesAdd>

/** A link by which somebody chooses the time of an interview. */
export const Booking = z.object({
  _id: recordId,
  createDate: moment,
  submission: recordId,
  /** The interview that was booked, or that gets another time. */
  interview: recordId.nullable(),
  state: z.enum(bookingStates),
  expireDate: moment,
  /** Letter with the link, with its state. */
  letter: Letter,
  /** Host whose times are offered. */
  hostInfo: userInfo,
})
export type Booking = z.infer<typeof Booking>

/** Facts of an interview that are known before its time is. */
export const OfferedInterview = InterviewAdd.omit({
  ...{ submissionId: true, startDate: true, minutes: true, zone: true, candidateZone: true },
  ...{ tellsCandidate: true },
})
export type OfferedInterview = z.infer<typeof OfferedInterview>

export const BookingOffer = z
  .object({
    submissionId: recordId,
    /** An interview that gets another time; without one, choosing a time makes it. */
    interviewId: recordId.nullable().default(null),
    interview: OfferedInterview.nullable().default(null),
    /** The link also goes out by a letter, in this language. */
    byMail: z.boolean().default(true),
    language: z.enum(languages).default('en'),
  })
  .refine(({ interviewId, interview }) => (interviewId === null) !== (interview === null), {
    message: 'Please choose how it takes place',
    path: ['interview'],
  })
export type BookingOffer = z.infer<typeof BookingOffer>

/** Answer that somebody sends from the page of a link. */
export const BookingAnswer = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal(['hold', 'book']), time: z.iso.datetime(), zone: timeZone }),
  z.object({ answer: z.literal('release'), zone: timeZone }),
  z.object({
    answer: z.literal('cancel'),
    zone: timeZone,
    reason: z.string().trim().max(500, 'Maximum 500 characters').default(''),
  }),
])
export type BookingAnswer = z.infer<typeof BookingAnswer>

const place = (path: string, summary: string) => ({ path: `/booking/${path}` as const, summary, tag: 'booking' })
const manage = { access: access.interviews.manage }
const offering = { access: access.bookableTimes.manage }
const ofSubmission = { record: { kind: 'submission', field: 'submissionId' } }

export const booking = {
  getTimes: endpoint('POST', place('times', 'When the caller can be booked'), offering)
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: BookableTimes })),
  addTimes: endpoint('POST', place('add-times', 'Say when the caller can be booked'), offering)
    .input(BookableTimesAdd)
    .output(savedAnswer(BookableTimes)),
  offers: endpoint('POST', place('offers', 'Links by which the time of an interview is chosen'), {
    access: access.interviews.read,
    ...ofSubmission,
  })
    .input(z.object({ submissionId: recordId }))
    .output(z.object({ success: z.literal(true), data: z.array(Booking) })),
  /** The address opens the page for the person; it is told once. */
  offer: endpoint('POST', place('offer-times', 'Let a person choose the time of an interview'), {
    ...manage,
    ...ofSubmission,
  })
    .input(BookingOffer)
    .output(savedAnswer(Booking).extend({ address: z.url() })),
  revoke: endpoint('POST', place('revoke-times/{id}', 'End a link by which a time is chosen'), {
    ...manage,
    record: { kind: 'booking', field: 'id' },
  })
    .input(z.object({ id: recordId }))
    .output(savedAnswer(Booking)),
}
