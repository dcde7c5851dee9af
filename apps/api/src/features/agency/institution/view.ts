import type { Context } from '../../../db/scope/context.ts'
import { institutions, toWire } from './tables.ts'

export async function viewInstitution({ db, scope }: Context, { institutionId }: { institutionId: string }) {
  return { success: true as const, data: toWire(await institutions.load(db, scope, institutionId)) }
}
