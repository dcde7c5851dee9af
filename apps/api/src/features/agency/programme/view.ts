import type { Context } from '../../../db/scope/context.ts'
import { programmes, toWire } from './tables.ts'

export async function viewProgramme({ db, scope }: Context, { programmeId }: { programmeId: string }) {
  return { success: true as const, data: toWire(await programmes.load(db, scope, programmeId)) }
}
