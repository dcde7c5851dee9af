import { shareViewDays } from '@corridor/contract/sales/share/columns'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext, Context } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { fail } from '../../../platform/fail.ts'
import { toShownTable } from '../../candidate/paper/shown-table.ts'
import { findSealedToken, listSharedPeople, listViews } from './store.ts'
import { shares, toWire } from './tables.ts'
import { tokenPlace } from './token.ts'

/** More people than anybody reads on a page. */
export const sharedPeopleMax = 1000

export async function viewShare({ db, scope }: Context, { id }: { id: string }) {
  const data = toWire(await shares.load(db, scope, id))
  return { success: true as const, data, days: [...(await listViews(db, id, shareViewDays))] }
}

/** The address of a link, for whoever hands it out. Throws `share.ended`. */
export async function addressOfShare({ db, scope, platform }: CompanyContext, { id }: { id: string }) {
  await shares.load(db, scope, id)
  const sealed = await findSealedToken(db, id)
  if (!sealed) throw fail('share.ended')
  return {
    success: true as const,
    address: `${platform.publicUrl}/share/${platform.fields.open(sealed, tokenPlace(id))}`,
  }
}

/** The people as the link shows them, those alone whom the caller sees. */
export async function previewShare({ db, scope }: Context, { id, language }: { id: string; language: Language }) {
  const { hotlist_id, columns, shows_initials: showsInitials } = await shares.load(db, scope, id)
  const people = await listSharedPeople(db, scope, hotlist_id, sharedPeopleMax)
  const settings = await settingsOf(db, scope.kind === 'company' ? scope.companyId : null)
  const data = toShownTable(people, { columns, showsInitials }, { language, settings, timeZone: 'UTC' })
  return { success: true as const, data }
}
