import type { MenuSection, NounPages } from '../../lib/pages.ts'
import * as nouns from '../../pages.ts'

const menus = Object.values<NounPages>(nouns).flatMap(({ menu }) => menu ?? [])
const links = menus.flatMap((menu) => menu.links ?? []).toSorted((one, other) => one.at - other.at)

const linksOf = ({ base }: MenuSection) =>
  links.filter(({ section }) => section === base).map(({ section: _section, at: _at, ...link }) => link)

/** Every section of every menu, with the links that nouns put into it, in their order. */
export const allSections = menus
  .flatMap((menu) => menu.sections ?? [])
  .map((section) => ({ section, links: linksOf(section) }))
