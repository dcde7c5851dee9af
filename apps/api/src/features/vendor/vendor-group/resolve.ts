import type { Membership } from '@corridor/contract/vendor/vendor-group/kinds'
import { listBody } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/scope/context.ts'
import { listGroupRecipients, listGroupVendors, listWhy } from './store.ts'
import { groups } from './tables.ts'

interface Page {
  page: number
  limit: number
}

const everybody = listBody({ sort: ['name'], filters: {}, search: [] }).parse({ sortBy: 'name', sortDirection: 'asc' })

/** A page of the vendors of a group, each with why it is in it. The rule is asked anew each time. */
export async function listMembersOf(
  { db, scope }: Context,
  { groupId, ...asked }: Page & { groupId: string; searchTerm: string },
) {
  const group = await groups.load(db, scope, groupId)
  const answer = await listGroupVendors(db, scope, group, { ...everybody, ...asked })
  const why = await listWhy(
    db,
    scope,
    group,
    answer.data.map(({ _id }) => _id),
  )
  const membershipOf = (id: string): Membership => why.get(id) ?? 'chosen'
  return { ...answer, data: answer.data.map((row) => ({ ...row, membership: membershipOf(row._id) })) }
}

/** Lists the people whom several groups reach together: an address stands once, however many of them have it. */
export async function listRecipients({ db, scope }: Context, { groupIds, ...page }: Page & { groupIds: string[] }) {
  const asked = [...new Set(groupIds)]
  const found = await Promise.all(asked.map((id) => groups.load(db, scope, id)))
  return { success: true as const, ...(await listGroupRecipients(db, scope, found, page)) }
}
