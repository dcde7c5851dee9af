import { findNameFaults } from '@corridor/contract/field/name'
import type { UserUpdate } from '@corridor/contract/people/user/shapes'
import type postgres from 'postgres'
import { assertVersion, differences } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { type Change, type Changes, unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { guardAdministrators } from '../account/guard-administrators.ts'
import { guardOwner } from '../member/guard-owner.ts'
import { holdUser, loadUser } from './load.ts'
import { endAccess, endAdministration, listMemberships, updateAccount, updateRoles } from './store.ts'
import { toWire, type UserRow } from './tables.ts'

const actionOf = ({ status, isAdministrator }: UserUpdate) => {
  if (isAdministrator === false) return 'user.demote'
  if (status) return status === 'active' ? 'user.activate' : 'user.deactivate'
  return 'user.update'
}

/**
 * Changes names, status and roles of an account. Somebody who is deactivated is out on every device at the next request, and open pages are
 * told. Throws as `guardAdministrators`, and `record.notFound`, `record.changed`, `user.noRoleLeft`, `user.lastOwner`.
 */
export const updateUser = (context: Context, input: UserUpdate) =>
  write(context, actionOf(input), async (tx) => {
    // Before the account itself: whoever holds administrators holds them all first.
    if (input.status === 'inactive' || input.isAdministrator === false) await guardAdministrators(tx, context, input.id)
    return change(tx, context, input)
  })

async function change(
  tx: postgres.TransactionSql,
  { platform }: Context,
  input: UserUpdate,
): Promise<Change<Saved> | Changes<Saved>> {
  const { id } = input
  const stands = await holdUser(tx, id)
  assertVersion(stands, input.version, 'User', toWire(stands))
  assertNames(stands, input)
  const account = differences(factsOf(stands), {
    first_name: input.firstName,
    last_name: input.hasOnlyOneName ? '' : input.lastName,
    status: input.status,
    is_administrator: input.isAdministrator,
  } as Partial<Facts>)
  const roles = await changedRoles(tx, input)
  if (!account && roles.length === 0) return unchanged(saved(stands))
  if (account?.is_administrator === false && stands.held_roles.length === 1) throw fail('user.noRoleLeft')
  for (const { company, roles: wanted } of roles) {
    if (!wanted.includes('owner')) await guardOwner(tx, { userId: id, name: stands.full_name }, company)
    await updateRoles(tx, id, company, wanted)
  }
  await updateAccount(tx, id, account ?? {})
  if (account?.status === 'inactive') await endAccess(tx, id)
  if (account?.is_administrator === false) await endAdministration(tx, id)
  await platform.events.tell(tx, { userId: id }, { kind: 'session' })
  const after = await loadUser(tx, id)
  return {
    record: { kind: 'user', id },
    before: { ...factsOf(stands), roles: stands.held_roles },
    after: { ...factsOf(after), roles: after.held_roles },
    answer: saved(after),
  }
}

type Facts = Pick<UserRow, 'first_name' | 'last_name' | 'status' | 'is_administrator'>
const factsOf = ({ first_name, last_name, status, is_administrator }: UserRow): Facts => ({
  first_name,
  last_name,
  status,
  is_administrator,
})

/** A partial body is judged with what stands. */
function assertNames(stands: UserRow, { firstName, lastName, nameConfirmed, hasOnlyOneName }: UserUpdate): void {
  if (firstName === undefined && lastName === undefined) return
  const names = { firstName: firstName ?? stands.first_name, lastName: lastName ?? stands.last_name }
  const fields = findNameFaults({ ...names, nameConfirmed, hasOnlyOneName })
  if (Object.keys(fields).length > 0) throw fail('request.invalid', undefined, { fields })
}

/** The memberships whose roles differ from what was sent. Throws `record.notFound` for a company that the person is no member of. */
async function changedRoles(tx: postgres.TransactionSql, { id, memberships = [] }: UserUpdate) {
  const standing = new Map((await listMemberships(tx, id)).map(({ company, roles }) => [company, roles]))
  return memberships.filter(({ company, roles }) => {
    const own = standing.get(company)
    if (!own) throw fail('record.notFound', { entity: 'Membership' })
    return JSON.stringify(own.toSorted()) !== JSON.stringify(roles.toSorted())
  })
}

type Saved = ReturnType<typeof saved>
const saved = (row: UserRow) => ({ success: true as const, message: 'User Updated Successfully', data: toWire(row) })
