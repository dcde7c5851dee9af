import type { Profile, ProfileUpdate } from '@corridor/contract/people/account/shapes'
import { assertVersion, differences, toRecordBase, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { findProfile, type ProfileRow, updateProfileRow } from './store.ts'

export async function viewProfile({ db, caller }: Context) {
  return { success: true as const, data: toWire(written(await findProfile(db, caller.userId))) }
}

/** Changes what the caller says of themselves; their open pages are told. Throws `record.changed`. */
export const updateProfile = (context: Context, input: ProfileUpdate) =>
  write(context, 'account.update-profile', async (tx) => {
    const id = context.caller.userId
    const stands = written(await findProfile(tx, id, true))
    assertVersion(stands, input.version, 'Profile', toWire(stands))
    const { firstName: first_name, phone, language } = input
    const last_name = input.hasOnlyOneName ? '' : input.lastName
    const changed = differences(factsOf(stands), { first_name, last_name, phone, language })
    if (!changed) return unchanged(saved(stands))
    await updateProfileRow(tx, id, changed)
    await context.platform.events.tell(tx, { userId: id }, { kind: 'session' })
    const after = written(await findProfile(tx, id))
    return { record: { kind: 'user', id }, before: factsOf(stands), after: factsOf(after), answer: saved(after) }
  })

const factsOf = ({ first_name, last_name, phone, language }: ProfileRow) => ({ first_name, last_name, phone, language })

const saved = (row: ProfileRow) => ({
  success: true as const,
  message: 'Profile Updated Successfully',
  data: toWire(row),
})

const toWire = (row: ProfileRow): Profile => ({
  ...toRecordBase(row),
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  language: row.language,
})
