import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import { t } from '../language/i18n'

/** The area of a name: one English name may be said otherwise in another place, as *Student* of a visa and of a person. */
type SeededArea = LookupKind | 'plan' | 'stage'

/** A name that the product brought along, in the reader's language. A name that somebody wrote stands as it is written. */
export function seededName(area: SeededArea, name: string): string {
  const key = `${area}: ${name}`
  const said = t(key)
  return said === key ? name : said
}
