import type { HouseServerView } from '@corridor/contract/mail/house-server/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { findHouseServer, type HouseServerRow } from '../../../platform/mail/house-server.ts'
import type { Sql } from '../../../platform/sql.ts'
import { sendsByHouse } from './store.ts'

/** Shows the server as administrators see it. */
export async function shownServer({ platform }: Pick<Context, 'platform'>, sql: Sql): Promise<HouseServerView> {
  const row = platform.house.isByEnvironment ? undefined : await findHouseServer(sql)
  return { isByEnvironment: platform.house.isByEnvironment, server: row ? toWire(row) : null }
}

const toWire = (row: HouseServerRow): NonNullable<HouseServerView['server']> => ({
  ...{ host: row.host, port: row.port, security: row.security, userName: row.user_name, version: row.version },
  ...{ senderName: row.sender_name, senderAddress: row.sender_address, hasPassword: row.sealed_password !== null },
})

export const viewHouseServer = async (context: Context) => ({
  success: true as const,
  data: await shownServer(context, context.db),
})

/** Tells whether mail that the caller sends is kept here: a company whose mailboxes all have servers of their own keeps none. */
export async function viewMode({ db, scope, platform }: Context) {
  const companyId = companyOf(scope)
  const isTest = !platform.house.isByEnvironment && !(await findHouseServer(db))
  return { success: true as const, isTest: isTest && (!companyId || (await sendsByHouse(db, companyId))) }
}
