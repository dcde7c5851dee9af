import { mayCall, type Role } from '@corridor/contract/wire/access'
import type { MenuLink, MenuSection } from '../../lib/pages'
import type { Area } from '../../lib/session/area'
import type { WorkAs } from '../../lib/session/work-as'
import { sections } from './gathered-menu'

/** An entry of the rail; its links stand in the section bar, or in a side list. Only pages that exist have an entry. */
export interface Section extends Omit<MenuSection, 'at' | 'groups'> {
  /** The one that it opens, if it has a side list. */
  links: SectionLink[]
  isSettings?: true
}
type SectionLink = Omit<MenuLink, 'section' | 'at'>

const placeOf = ({ at }: MenuSection, workAs: WorkAs) => (typeof at === 'number' ? at : at[workAs])

const allLinks: readonly (MenuSection & { links: readonly SectionLink[] })[] = sections

/** Entries of the rail; the rest stands behind *More*. */
export const railMax = 9

/** An area's entries in their order, without the pages that these roles may not open. */
export const menuOf = (area: Area | 'account', workAs: WorkAs, roles: readonly Role[]): Section[] =>
  allLinks
    .filter(({ base }) => isWithin(base, `/${area}`))
    .toSorted((one, other) => placeOf(one, workAs) - placeOf(other, workAs))
    .map((section) => ({
      ...section,
      links: section.links.filter(({ rule }) => !rule || mayCall(rule, roles)),
    }))
    .filter((section) => section.links.length > 0)

const verb = /\/(list|add|edit|view)-/

/** The link of a section that an address belongs to: one that names it, else the list of the same noun, else one that it lies below. */
export const linkOf = ({ links }: { links: readonly SectionLink[] }, pathname: string): SectionLink | undefined =>
  links.find(({ to }) => to === pathname) ??
  links.find(({ also }) => also?.includes(pathname)) ??
  links.find(({ to }) => verb.test(to) && isWithin(pathname.replace(verb, '/list-'), to)) ??
  links.find(({ to, also }) => [to, ...(also ?? [])].some((one) => isWithin(pathname, one)))

/** The section that an address belongs to: that of its link, else one that it lies below. */
export const currentOf = (menu: readonly Section[], pathname: string): Section | undefined =>
  menu.find((section) => linkOf(section, pathname)) ??
  menu.find(({ base, also }) => [base, ...(also ?? [])].some((one) => isWithin(pathname, one)))

export const isWithin = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`)
