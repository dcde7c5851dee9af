import { administratorInvitation } from '../../../letters/administrator-invitation.ts'
import { applicationReceived } from '../../../letters/application-received.ts'
import { claimRejected } from '../../../letters/claim-rejected.ts'
import { consultationLetter } from '../../../letters/consultation.ts'
import { declarationAsked } from '../../../letters/declaration-asked.ts'
import { interviewLetter } from '../../../letters/interview.ts'
import { invitation } from '../../../letters/invitation.ts'
import { leadReceived } from '../../../letters/lead-received.ts'
import { notificationLetter } from '../../../letters/notification.ts'
import { notificationDigest } from '../../../letters/notification-digest.ts'
import { orderDecided } from '../../../letters/order-decided.ts'
import { ownershipGained } from '../../../letters/ownership-gained.ts'
import { ownershipLost } from '../../../letters/ownership-lost.ts'
import { peoplePresented } from '../../../letters/people-presented.ts'
import { planEnding } from '../../../letters/plan-ending.ts'
import { representationAsked } from '../../../letters/representation-asked.ts'
import { resetPassword } from '../../../letters/reset-password.ts'
import { sectionReturned } from '../../../letters/section-returned.ts'
import { securityNotice } from '../../../letters/security-notice.ts'
import { timesOffered } from '../../../letters/times-offered.ts'
import { verificationCode } from '../../../letters/verification-code.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { calendarFile } from '../../../platform/mail/letter-calendar.ts'

/** Every letter of the product, with values to look at. */
export const sampleLetters: Record<string, Letter> = {
  'Verification code': verificationCode({ code: '482913', minutes: 10 }),
  'Reset password': resetPassword({ path: '/auth/classic/reset-password?token=sample', minutes: 30 }),
  Invitation: invitation({ inviter: 'Olivia Hart', company: 'Harbor Staffing', path: '/invite/sample' }),
  'Administrator invitation': administratorInvitation({ inviter: 'Ada Administrator', path: '/invite/sample' }),
  'Section returned': sectionReturned({
    company: 'Maple Pathways',
    section: 'officeAddress',
    reason: 'The street is not in this city.',
    path: '/company/dashboard',
  }),
  'Interview planned': interviewLetter({
    news: 'planned',
    candidate: 'Anita Rao',
    job: 'Java Team Lead',
    company: 'Harbor Staffing',
    start: new Date('2027-03-04T14:00:00Z'),
    minutes: 45,
    zones: ['Asia/Kolkata', 'America/New_York'],
    place: '',
    link: 'https://meet.example/anita',
    calendar: null,
  }),
  Notification: notificationLetter({
    kind: 'claim-approved',
    params: { company: 'Harbor Staffing' },
    path: '/company/dashboard',
  }),
  'Daily email': notificationDigest({
    news: [
      ...['Maple Pathways', 'Birch Talent', 'Cedar Consulting', 'Willow Study'].map((company) => ({
        kind: 'company-completed' as const,
        params: { company },
      })),
      { kind: 'invitation-accepted', params: { name: 'Nadia Newcomer' } },
    ],
    path: '/account/notifications',
    unsubscribePath: '/unsubscribe-digest/sample',
  }),
  'Order confirmed': orderDecided({
    company: 'Maple Pathways',
    plan: 'Pro',
    until: { at: new Date('2027-03-04'), settings: null },
    reason: null,
    path: '/company/plans',
  }),
  'Order refused': orderDecided({
    company: 'Maple Pathways',
    plan: 'Pro',
    until: null,
    reason: 'No payment came within a month.',
    path: '/company/plans',
  }),
  'Plan ends soon': planEnding({
    company: 'Maple Pathways',
    plan: 'Pro',
    day: { at: new Date('2027-03-04'), settings: null },
    hasEnded: false,
    path: '/company/plans',
  }),
  'Plan ended': planEnding({
    company: 'Maple Pathways',
    plan: 'Pro',
    day: { at: new Date('2027-03-04'), settings: null },
    hasEnded: true,
    path: '/company/plans',
  }),
  'Ownership gained': ownershipGained({ company: 'Harbor Staffing', path: '/company/dashboard' }),
  'Ownership lost': ownershipLost({
    company: 'Harbor Staffing',
    owner: 'Rafael Ortiz',
    path: '/company/setup/claim-ownership',
  }),
  'Claim rejected': claimRejected({
    company: 'Harbor Staffing',
    reason: 'The register names somebody else.',
    path: '/company/setup/claim-ownership',
  }),
  'Consultation booked': consultationLetter({
    news: 'booked',
    start: new Date('2027-03-04T14:30:00Z'),
    minutes: 40,
    zone: 'Europe/Paris',
    path: '/book/sample',
    calendar: calendarFile({
      ...{ uid: 'sample', sequence: 0, changedAt: new Date('2027-03-01T09:00:00Z') },
      ...{ start: new Date('2027-03-04T14:30:00Z'), minutes: 40, isCancelled: false },
      ...{ summary: 'Free consultation', description: '', location: '', url: null, organizer: null, attendee: null },
    }),
  }),
  'Lead received': leadReceived({ kind: 'assessment' }),
  'Application received': applicationReceived({
    company: 'Harbor Staffing',
    job: 'Java Developer',
    before: null,
    path: '/jobs/harbor-staffing',
  }),
  'Applied again': applicationReceived({
    company: 'Harbor Staffing',
    job: 'Java Developer',
    before: { at: new Date('2027-03-04'), settings: null },
    path: '/jobs/harbor-staffing',
  }),
  'Declaration asked': declarationAsked({
    company: 'Maple Pathways',
    student: 'Asha Rao',
    role: 'student',
    days: 7,
    path: '/agree/sample',
  }),
  'Right to represent asked': representationAsked({
    company: 'Harbor Staffing',
    job: 'Java Developer',
    days: 14,
    path: '/agree/sample',
  }),
  'People presented': peoplePresented({
    company: 'Harbor Staffing',
    job: 'Java Developer',
    path: '/share-submission/sample',
  }),
  'Times offered': timesOffered({
    company: 'Harbor Staffing',
    job: 'Java Developer',
    days: 14,
    path: '/book/sample',
    isMove: false,
  }),
  'Password changed': securityNotice({ event: 'password-changed', path: '/account/security' }),
  'Two-factor on': securityNotice({ event: 'two-factor-on', path: '/account/security' }),
  'Two-factor off': securityNotice({ event: 'two-factor-off', path: '/account/security' }),
  'Two-factor reset': securityNotice({ event: 'two-factor-reset', path: '/account/security' }),
  'Recovery codes renewed': securityNotice({ event: 'recovery-codes-renewed', path: '/account/security' }),
  'Recovery code used': securityNotice({ event: 'recovery-code-used', path: '/account/security', codesLeft: 7 }),
}
