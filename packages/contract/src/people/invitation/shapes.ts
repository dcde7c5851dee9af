import * as z from 'zod'
import { email } from '../../field/email.ts'
import { checkPersonName, personNameFields } from '../../field/name.ts'
import { checkConfirmation, chosenPassword } from '../../field/new-password.ts'
import { access, companyRoles } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { languages } from '../../wire/language.ts'
import { Letter } from '../../wire/letter.ts'
import { companyInfo, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { SignedIn } from '../session/shapes.ts'
import { invitationStates, invitedAtOnceMax, invitedRoles } from '../user/lists.ts'
import { UserInvite } from '../user/shapes.ts'

export const Invitation = z.object({
  ...recordBase,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  companyInfo,
  state: z.enum(invitationStates),
  /** Moment at which the newest letter was written, and its state. */
  sentDate: moment,
  letter: Letter,
  expireDate: moment,
  /** Person who invited. */
  userInfo,
})
export type Invitation = z.infer<typeof Invitation>

/** Somebody to invite, into one role; the others are given once they have come. A name may be left out: its person is asked on arrival. */
const Invited = z
  .object({
    firstName: z.literal('').or(personNameFields.firstName).default(''),
    lastName: personNameFields.lastName.default(''),
    email,
    role: z.enum(companyRoles, 'Please choose a role'),
    nameConfirmed: z.boolean().default(false),
    hasOnlyOneName: z.boolean().default(false),
  })
  .superRefine((person, check) => {
    if (person.firstName !== '' || person.lastName !== '') checkPersonName(person, check)
  })

export const MemberInvite = z.object({ people: z.array(Invited).min(1).max(invitedAtOnceMax) })
export type MemberInvite = z.infer<typeof MemberInvite>

const token = z.string().max(100)
const newcomer = z.object({
  ...personNameFields,
  nameConfirmed: z.boolean().default(false),
  hasOnlyOneName: z.boolean().default(false),
  ...chosenPassword,
  language: z.enum(languages).optional(),
})
/** Fields that the page of an invitation asks of somebody without an account. */
export const InvitationForm = newcomer.superRefine(checkPersonName).superRefine(checkConfirmation)
export const InvitationAccept = newcomer.extend({ token }).superRefine(checkPersonName).superRefine(checkConfirmation)
export type InvitationAccept = z.infer<typeof InvitationAccept>

/** Invitation that the letter's link opens: for whom, from whom, into what. */
export const OpenInvitation = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(invitedRoles),
  companyName: z.string().nullable(),
  inviter: z.string(),
  /** Area in which somebody with an account signs in; null for somebody new. */
  area: z.enum(['admin', 'company', 'candidate']).nullable(),
  expireDate: moment,
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const place = (path: string, summary: string) => ({ path: `/${path}` as `/${string}`, summary, tag: 'invitation' })
const manage = { access: access.invitations.manage }
const one = { record: { kind: 'invitation', field: 'id' } }
const byId = z.object({ id: recordId })
const anyone = { access: 'anyone' } as const

export const invitation = {
  list: listEndpoint(
    place('invitation/list', 'List invitations'),
    Invitation,
    { sort: ['name', 'email', 'sentDate'], filters: { state: z.enum(invitationStates) }, search: ['name', 'email'] },
    { access: access.invitations.read },
  ),
  addAdministrator: endpoint('POST', place('users/add', 'Invite an administrator'), {
    access: access.users.manage,
  })
    .input(UserInvite)
    .output(savedAnswer(Invitation)),
  addMembers: endpoint('POST', place('company-member/invite', 'Invite people into the own company'), {
    access: access.setup.manage,
  })
    .input(MemberInvite)
    .output(z.object({ success: z.literal(true), message: z.string(), data: z.array(Invitation) })),
  resend: endpoint('POST', place('invitation/resend/{id}', 'Send an invitation again; the link before is dead'), {
    ...manage,
    ...one,
  })
    .input(byId)
    .output(savedAnswer(Invitation)),
  revoke: endpoint('DELETE', place('invitation/revoke/{id}', 'Take an invitation back'), { ...manage, ...one })
    .input(byId)
    .output(savedAnswer(Invitation)),
  view: endpoint('POST', place('invitation/view', 'What an invitation is for'), anyone)
    .input(z.object({ token }))
    .output(z.object({ success: z.literal(true), data: OpenInvitation })),
  accept: endpoint('POST', place('invitation/accept', 'Accept an invitation with a new account'), anyone)
    .input(InvitationAccept)
    .output(SignedIn),
  acceptOwn: endpoint('POST', place('invitation/accept-own', 'Accept an invitation with the account one has'), {
    access: access.signedIn,
    beforeVerification: true,
  })
    .input(z.object({ token }))
    .output(SignedIn),
}
