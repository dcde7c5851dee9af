import { mayCall, type Role } from '@corridor/contract/wire/access'
import {
  IconArmchair,
  IconBriefcase,
  IconBuilding,
  IconChecklist,
  IconCreditCard,
  IconHeartHandshake,
  IconHistory,
  IconHome,
  IconInbox,
  IconListDetails,
  IconMapPin,
  IconNews,
  IconSend,
  IconTransfer,
  IconTrash,
  IconUser,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { MenuIcon, MenuLink, MenuSection } from '../../lib/pages'
import type { Area } from '../../lib/session/area'
import type { WorkAs } from '../../lib/session/work-as'
import { sections } from './gathered-menu'

/** An entry of the rail; its links stand in the section bar. Only pages that exist have an entry. */
export interface Section extends Omit<MenuSection, 'icon' | 'at'> {
  icon: typeof IconHome
  links: SectionLink[]
}
type SectionLink = Omit<MenuLink, 'section' | 'at'>

const icons: Record<MenuIcon, typeof IconHome> = {
  bin: IconTrash,
  briefcase: IconBriefcase,
  building: IconBuilding,
  card: IconCreditCard,
  checklist: IconChecklist,
  bench: IconArmchair,
  group: IconUsersGroup,
  handshake: IconHeartHandshake,
  history: IconHistory,
  home: IconHome,
  inbox: IconInbox,
  list: IconListDetails,
  news: IconNews,
  pin: IconMapPin,
  search: IconUserSearch,
  send: IconSend,
  transfer: IconTransfer,
  user: IconUser,
  users: IconUsers,
}

const placeOf = ({ at }: MenuSection, workAs: WorkAs) => (typeof at === 'number' ? at : at[workAs])

/** An area's entries in their order, without the pages that these roles may not open. */
export const menuOf = (area: Area, workAs: WorkAs, roles: readonly Role[]): Section[] =>
  sections
    .filter(({ base }) => base.startsWith(`/${area}/`))
    .toSorted((one, other) => placeOf(one, workAs) - placeOf(other, workAs))
    .map((section) => ({
      ...section,
      icon: icons[section.icon],
      links: section.links.filter(({ rule }) => !rule || mayCall(rule, roles)),
    }))
    .filter((section) => section.links.length > 0)

const verb = /\/(list|add|edit|view)-/

/** The link of a section that an address belongs to: one that names it, else the list of the same noun, else one that it lies below. */
export const linkOf = ({ links }: Section, pathname: string): SectionLink | undefined =>
  links.find(({ to }) => to === pathname) ??
  links.find(({ also }) => also?.includes(pathname)) ??
  links.find(({ to }) => verb.test(to) && isWithin(pathname.replace(verb, '/list-'), to)) ??
  links.find(({ to, also }) => [to, ...(also ?? [])].some((one) => isWithin(pathname, one)))

/** True if an address belongs to a section: it lies below one of its bases, or is one of its links. */
export const isCurrent = ({ base, also, links }: Section, pathname: string) =>
  [base, ...(also ?? [])].some((one) => isWithin(pathname, one)) || links.some(({ to }) => to === pathname)

export const isWithin = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`)
