import type { Reader } from '@corridor/contract/format/reader'
import type { SharedTable } from '@corridor/contract/sales/share/shapes'
import type { Language } from '@corridor/contract/wire/language'
import { settingsOf } from '../../../db/scope/settings.ts'
import { faceFacts } from '../../candidate/paper/face-facts.ts'
import { toShownTable } from '../../candidate/paper/shown-table.ts'
import { type Opened, personMark } from './open.ts'
import { listSharedPeople } from './store.ts'
import { sharedPeopleMax } from './view.ts'

export interface Shown extends SharedTable {
  /** Marks that name each row's person on the page. */
  marks: string[]
  /** There are more than the page shows. */
  isCut: boolean
}

/** The people of an opened link in a visitor's language, as they stand now. */
export async function showPeople({ link, context }: Opened, language: Language): Promise<Shown> {
  const { db, scope, platform } = context
  const people = await listSharedPeople(db, scope, link.hotlist_id, sharedPeopleMax + 1)
  const shown = people.slice(0, sharedPeopleMax)
  const reader: Reader = { language, settings: await settingsOf(db, link.company_id), timeZone: 'UTC' }
  return {
    ...toShownTable(shown, { columns: link.columns, showsInitials: link.shows_initials }, reader),
    marks: shown.map(({ id }) => personMark(platform, link, id)),
    isCut: people.length > sharedPeopleMax,
  }
}

/** Facts of the head of an opened link's page. */
export const showHead = ({ link, context }: Opened, language: Language) => faceFacts({ link, context }, language)
