import * as z from 'zod'
import { access, companyRoles } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { Letter } from '../../wire/letter.ts'
import { joined, moment, recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { memberUnitsMax, sights } from '../unit/limits.ts'
import { listedStates, personStates } from './states.ts'

/** A person of the own company. */
export const CompanyMember = z.object({
  /** The membership's; the date is when the person joined. */
  ...recordBase,
  user: recordId,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  /** Inactive if the account or the membership is. */
  status,
  /** Sight of the member in the company's records. An Owner sees all, whatever stands here. */
  sight: z.enum(sights),
  units: joined({ _id: recordId, name: z.string() }),
})
export type CompanyMember = z.infer<typeof CompanyMember>

/** A member of the own company, or somebody with an invitation into it that was neither accepted nor revoked; the id is that of either. */
export const CompanyPerson = CompanyMember.extend({
  /** Null for somebody who is invited. */
  user: recordId.nullable(),
  status: z.enum(personStates),
  /** Moment of the newest letter; this and all below is the invitation's. */
  sentDate: moment.nullable(),
  letter: Letter,
  expireDate: moment.nullable(),
  /** Person who invited. */
  userInfo,
})
export type CompanyPerson = z.infer<typeof CompanyPerson>

const memberRoles = z.array(z.enum(companyRoles)).min(1, 'Please choose a role').max(companyRoles.length)

export const MemberUpdate = updateInput(
  z.object({
    roles: memberRoles,
    status,
    sight: z.enum(sights),
    units: z.array(recordId).max(memberUnitsMax, `No more than ${memberUnitsMax} at once`),
    /** The colleague who gets records and students of somebody who is let in no more. */
    to: recordId,
  }),
)
export type MemberUpdate = z.infer<typeof MemberUpdate>

export const MemberHandOver = z.object({ id: recordId, to: z.uuid('Please choose a colleague') })

/** Input of leaving; the records may go to a colleague in the same step. */
export const MemberLeave = z.object({ to: recordId.optional() })
export type MemberLeave = z.infer<typeof MemberLeave>

/** Records that changed hands. */
export const HandOver = z.object({
  _id: recordId,
  /** Number of them now. */
  records: z.int(),
})
export type HandOver = z.infer<typeof HandOver>

/** Work in a member's name: students whom they lead, applications of these that go on, and reviews that are asked of them. */
export const MemberWork = z.object({ students: z.int(), applications: z.int(), reviews: z.int() })
export type MemberWork = z.infer<typeof MemberWork>

const manage = { access: access.setup.manage }

export const member = {
  list: listEndpoint(
    { path: '/company-member/list', summary: "List the own company's members", tag: 'company-member' },
    CompanyMember,
    {
      sort: ['name', 'email'],
      filters: { role: z.enum(companyRoles), status, user: recordId },
      search: ['name', 'email'],
    },
    { access: access.setup.read },
  ),
  listPeople: listEndpoint(
    {
      path: '/company-member/list-people',
      summary: "List the own company's members and those who are invited",
      tag: 'company-member',
    },
    CompanyPerson,
    {
      sort: ['name', 'email'],
      filters: { role: z.enum(companyRoles), status: z.enum(listedStates) },
      search: ['name', 'email'],
    },
    { access: access.setup.read },
  ),
  update: endpoint(
    'PUT',
    {
      path: '/company-member/update/{id}',
      summary: "Change a member's roles, or whether they may come in",
      tag: 'company-member',
    },
    { ...manage, record: { kind: 'member', field: 'id' } },
  )
    .input(MemberUpdate)
    .output(savedAnswer(CompanyMember)),
  work: endpoint(
    'POST',
    {
      path: '/company-member/work/{id}',
      summary: 'What would be left behind if a member went',
      tag: 'company-member',
    },
    { ...manage, record: { kind: 'member', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(z.object({ success: z.literal(true), data: MemberWork })),
  leave: endpoint(
    'POST',
    { path: '/company-member/leave', summary: 'Leave the own company', tag: 'company-member' },
    { access: access.setup.read },
  )
    .input(MemberLeave.prefault({}))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  handOver: endpoint(
    'POST',
    {
      path: '/company-member/hand-over/{id}',
      summary: "Give a member's records to a colleague",
      tag: 'company-member',
    },
    { ...manage, record: { kind: 'member', field: 'id' } },
  )
    .input(MemberHandOver)
    .output(savedAnswer(HandOver)),
  handBack: endpoint(
    'POST',
    {
      path: '/company-member/hand-back/{id}',
      summary: 'Take a hand-over back; what was handed on since stays',
      tag: 'company-member',
    },
    { ...manage, record: { kind: 'hand-over', field: 'id' } },
  )
    .input(z.object({ id: recordId }))
    .output(savedAnswer(HandOver)),
}
