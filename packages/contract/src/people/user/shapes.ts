import * as z from 'zod'
import { email } from '../../field/email.ts'
import { checkPersonName, findNameFaults, personNameFields } from '../../field/name.ts'
import { type Access, access, companyRoles, roles } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { companyInfo, moment, recordBase, recordId, status } from '../../wire/record.ts'
import { listedRoles } from './lists.ts'

/** An account as lists of people show it (spec 1 §3, Admin user list row). */
export const User = z.object({
  ...recordBase,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  /** Companies that the person is a member of, joined by a comma; null for a member of none. */
  companyName: z.string().nullable(),
  companyInfo,
  /** The specification's name of the role; several are joined by a comma. */
  role: z.object({ name: z.string() }),
  roles: z.array(z.enum(roles)),
  status,
  /** Moment at which the account was made. */
  joinDate: moment,
  lastLogin: moment.nullable(),
})
export type User = z.infer<typeof User>

const memberRoles = z.array(z.enum(companyRoles)).min(1, 'Please choose a role').max(companyRoles.length)

/** Membership of a person in one company. */
export const UserMembership = z.object({
  company: recordId,
  companyName: z.string(),
  roles: z.array(z.enum(companyRoles)),
  status,
  joinDate: moment,
})
export type UserMembership = z.infer<typeof UserMembership>

/** One line of a person's history, from the audit. */
export const UserHistory = z.object({
  _id: recordId,
  date: moment,
  /** Action, as `user.update`. */
  action: z.string(),
  /** Person who did it; null if the product did it by itself. */
  by: z.string().nullable(),
})
export type UserHistory = z.infer<typeof UserHistory>

export const UserRecord = User.extend({
  memberships: z.array(UserMembership),
  isAdministrator: z.boolean(),
  isEmailVerified: z.boolean(),
  hasTwoFactor: z.boolean(),
  /** Number of live sessions. */
  sessions: z.int(),
  /** The newest twenty. */
  history: z.array(UserHistory),
})
export type UserRecord = z.infer<typeof UserRecord>

/** Invites an administrator. The person chooses the password; none is ever in a form of somebody else. */
const invited = z.object({
  ...personNameFields,
  email,
  nameConfirmed: z.boolean().default(false),
  hasOnlyOneName: z.boolean().default(false),
})
export const UserInvite = invited.superRefine(checkPersonName)
export type UserInvite = z.infer<typeof UserInvite>

export const UserUpdate = updateInput(
  z.object({
    ...personNameFields,
    nameConfirmed: z.boolean(),
    hasOnlyOneName: z.boolean(),
    status,
    /** False takes the role away; it is given by invitation alone. */
    isAdministrator: z.literal(false),
    memberships: z.array(z.object({ company: recordId, roles: memberRoles })).max(100),
  }),
).superRefine((value, check) => {
  for (const [field, message] of Object.entries(findNameFaults(value)))
    check.addIssue({ code: 'custom', path: [field], message })
})
export type UserUpdate = z.infer<typeof UserUpdate>

const place = (path: string, summary: string) => ({ path: `/users/${path}` as const, summary, tag: 'users' })
const read = { access: access.users.read }
const manage = { access: access.users.manage }
const one = { record: { kind: 'user', field: 'id' } }

const sort = ['name', 'email', 'status', 'lastLogin', 'updateDate'] as const
const search = ['name', 'email'] as const
const everybody = {
  sort: [...sort, 'companyName'],
  filters: { status, role: z.enum(listedRoles), companyId: recordId },
  search,
} as const
const listOf = (path: string, summary: string, meta: { access: Access } = read) =>
  listEndpoint(place(path, summary), User, everybody, meta)

export const user = {
  /** Spec 2 §7: `currentUserId` may be sent with it; whose people are listed follows from the session. */
  listUser: listOf('list-user', "List every account; of a company's people, those of the own company", {
    access: [...access.users.read, ...access.setup.read],
  }),
  listAgent: listOf('list-agent', 'List the members of companies'),
  listEmployee: listOf('list-employee', 'List the active members of companies'),
  listRecruiter: listOf('list-recruiter', 'List recruiters'),
  listBenchMarketer: listOf('list-bench-marketer', 'List bench sales users'),
  listAdmin: listEndpoint(
    place('list-admin', 'List administrators'),
    User,
    { sort, filters: { status }, search },
    read,
  ),
  view: endpoint('GET', place('view/{id}', 'View an account'), { ...read, ...one })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: UserRecord })),
  update: endpoint('PUT', place('update/{id}', "Update an account, or a member's roles"), { ...manage, ...one })
    .input(UserUpdate)
    .output(savedAnswer(User)),
  resetTwoFactor: endpoint('POST', place('reset-two-factor/{id}', 'Let somebody sign in with the password alone'), {
    ...manage,
    ...one,
  })
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  countRoles: endpoint('GET', place('count-roles', 'How many accounts have each role'), read)
    .input(z.object({}).prefault({}))
    .output(z.object({ success: z.literal(true), data: z.array(z.object({ role: z.enum(roles), count: z.int() })) })),
}
