import type { Role } from '@corridor/contract/wire/access'
import type { Translate } from '../../lib/language/i18n'
import type { Section } from './menus'
import type { Target } from './record-kinds'
import { sideListOf } from './side-list'

// As many as leave the records below them in sight.
const shownMax = 5

/** Every page of the sections, those of their side lists too. */
const linksOf = ({ base, links, isSettings }: Section, roles: readonly Role[]) =>
  isSettings ? sideListOf(base, roles).flatMap((group) => group.links) : links

/** The pages that fit what is typed, those whose own name does first; all of them while nothing is typed. */
export function pagesOf(menu: readonly Section[], roles: readonly Role[], typed: string, t: Translate): Target[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word))
  const all = menu.flatMap((section) =>
    linksOf(section, roles).map(({ to, label }) => ({ to, label: t(label), hint: t(section.label) })),
  )
  if (words.length === 0) return all
  const found = all.filter(({ label, hint }) => fits(`${hint} ${label}`))
  return found.toSorted((one, other) => Number(fits(other.label)) - Number(fits(one.label))).slice(0, shownMax)
}
