import { plainName } from '@corridor/contract/format/person-name'
import { invitationFacts } from '@corridor/contract/people/invitation/facts'
import type { MemberRow } from '@corridor/contract/people/invitation/member-row'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type postgres from 'postgres'
import type { Outcome, TransferRules } from '../../../db/record/transfer-rules.ts'
import { type CompanyContext, toCompanyContext } from '../../../db/scope/context.ts'
import { leaveTrail } from '../../../db/write.ts'
import { Failure } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { seatsLeft } from '../../money/plan/assert-seat.ts'
import { nameUnits } from '../unit/tables.ts'
import { inviteWithin, toChange } from './add.ts'
import { countWaiting, findKnown, revoke, takeOpen } from './store.ts'
import type { InvitationRow } from './tables.ts'

const said = (code: keyof typeof invitationFacts.errors): KeptFault => ({
  field: 'email',
  message: invitationFacts.errors[code][1],
})

/** People of the caller's company: each becomes an invitation. */
export const memberTransfer: TransferRules<MemberRow> = {
  references: { units: (sql, context, names) => nameUnits(sql, toCompanyContext(context).scope, names) },
  // product.md, People whose names don't fit: a name that comes from a table counts as confirmed.
  toBody: (values) => ({
    ...values,
    lastName: values.lastName ?? '',
    nameConfirmed: true,
    hasOnlyOneName: !values.lastName,
  }),
  nameOf: ({ firstName = '', lastName = '', email = '' }) =>
    plainName({ firstName: String(firstName), lastName: String(lastName) }) || String(email),
  async identify(sql, context, inputs) {
    const known = await knownOf(sql, context, inputs)
    return inputs.map(({ email }, at) => {
      const stands = known[at]?.isMember || (known[at]?.isInvited ? said('invitation.stands') : false)
      return { key: email.toLowerCase(), stands }
    })
  },
  room: (sql, context) => roomFor(sql, toCompanyContext(context)),
  async addMany(context, tx, inputs) {
    const company = toCompanyContext(context)
    const room = await roomFor(tx, company)
    const rows: InvitationRow[] = []
    const outcomes: Outcome[] = []
    for (const input of inputs) {
      const invited = room && rows.length >= room.left ? room.fault : await inviteOne(tx, company, input)
      if ('id' in invited) rows.push(invited)
      outcomes.push('id' in invited ? { id: invited.id } : { fault: invited })
    }
    await leaveTrail(context, tx, 'invitation.add', rows.map(toChange))
    return outcomes
  },
  async removeUntouched(context, tx, ids) {
    const open = new Set(await takeOpen(tx, toCompanyContext(context).scope, ids))
    for (const id of open) await revoke(tx, id)
    const revoked = ids.filter((id) => open.has(id))
    await leaveTrail(
      context,
      tx,
      'invitation.revoke',
      revoked.map((id) => ({ record: { kind: 'invitation', id }, before: null, after: { state: 'revoked' } })),
    )
    const ended: KeptFault = { message: invitationFacts.errors['invitation.ended'][1] }
    return ids.map((id): Outcome => (open.has(id) ? { id } : { fault: ended }))
  },
}

const knownOf = (sql: Sql, context: Parameters<typeof toCompanyContext>[0], inputs: MemberRow[]) =>
  findKnown(
    sql,
    toCompanyContext(context).scope,
    inputs.map(({ email }) => email),
  )

/** Counts the people whom the plan still lets in, those who wait counted as in. */
async function roomFor(sql: Sql, { scope: { companyId } }: CompanyContext) {
  const seats = await seatsLeft(sql, companyId)
  if (!seats) return undefined
  const fault: KeptFault = { field: 'email', code: 'seats.full', params: { limit: seats.limit } }
  return { left: seats.left - (await countWaiting(sql, companyId)), fault }
}

async function inviteOne(
  tx: postgres.TransactionSql,
  context: CompanyContext,
  { roles: [role = 'company-user', ...more_roles], sight, units, ...input }: MemberRow,
): Promise<InvitationRow | KeptFault> {
  const into = { role, more_roles, sight, units: units ?? [], company_id: context.scope.companyId }
  try {
    return await tx.savepoint((point) => inviteWithin(point, context, input, into))
  } catch (error) {
    if (error instanceof Failure) return { field: 'email', message: error.message }
    throw error
  }
}
