import type { Context } from '../../../db/scope/context.ts'
import { intakes, toWire } from './tables.ts'

export async function viewIntake({ db, scope }: Context, { intakeId }: { intakeId: string }) {
  return { success: true as const, data: toWire(await intakes.load(db, scope, intakeId)) }
}
