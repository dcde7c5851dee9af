import type { Context } from '../../../db/scope/context.ts'
import { countRecoveryCodes, findTwoFactor } from './store.ts'

export async function viewTwoFactor({ db, caller }: Context) {
  const on = (await findTwoFactor(db, caller.userId))?.confirmed_at ?? null
  const recoveryCodesLeft = on ? await countRecoveryCodes(db, caller.userId) : 0
  return { success: true as const, data: { isOn: on !== null, onDate: on?.toISOString() ?? null, recoveryCodesLeft } }
}
