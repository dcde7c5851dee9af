import type postgres from 'postgres'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { countWaitingZones, insertParse } from './store.ts'

/** Pictures of one person that wait at a time: they are read one after the other, for everybody. */
const waitingMax = 4

/** Notes that a confirmed picture of a passport waits to be read; answers by which id it is followed. Throws `parse.busy`. */
export async function queueZone(tx: postgres.TransactionSql, scope: CompanyScope, fileKey: string): Promise<string> {
  if ((await countWaitingZones(tx, scope)) >= waitingMax) throw fail('parse.busy')
  const id = newId()
  const { companyId, userId } = scope
  await insertParse(tx, { id, company_id: companyId, created_by: userId, file_key: fileKey, kind: 'passport' })
  return id
}
