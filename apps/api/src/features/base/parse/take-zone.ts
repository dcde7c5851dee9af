import type postgres from 'postgres'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { deleteZone } from './store.ts'
import { type KeptZone, openZone } from './zone.ts'

/** A reading that its form takes along, or goes without. */
export interface TakenZone {
  studentId: string | null
  /** Null if nothing was read. */
  zone: KeptZone | null
  /** The picture; null if it is gone. */
  fileKey: string | null
}

/** Deletes the reading of a passport that the caller asked for; undefined if there is none. Throws `SealBroken`. */
export async function takeZone(
  tx: postgres.TransactionSql,
  { scope, platform }: CompanyContext,
  parseId: string,
): Promise<TakenZone | undefined> {
  const taken = await deleteZone(tx, scope, parseId)
  if (!taken) return undefined
  const { studentId, fileKey, sealed } = taken
  return { studentId, fileKey, zone: sealed && openZone(platform.fields, sealed) }
}
