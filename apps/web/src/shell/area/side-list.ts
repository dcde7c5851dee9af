import { mayCall, type Role } from '@corridor/contract/wire/access'
import type { Translate } from '../../lib/language/i18n'
import type { MenuLink, SettingsGroup } from '../../lib/pages'
import { sideLists } from './gathered-settings'

export type SideLink = Omit<MenuLink, 'section' | 'at'>
interface SideGroup {
  label: SettingsGroup
  links: SideLink[]
}

/** The side list of a section by groups, without the pages that these roles may not open. */
export function sideListOf(base: string, roles: readonly Role[]): SideGroup[] {
  const groups: readonly SideGroup[] = sideLists.find((one) => one.base === base)?.groups ?? []
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(({ rule }) => !rule || mayCall(rule, roles)) }))
    .filter(({ links }) => links.length > 0)
}

/** The groups with what is typed in a name of a page, of its group, or of a field on it; those of fields say which. */
export function searchSideList(groups: readonly SideGroup[], typed: string, t: Translate) {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...texts: string[]) =>
    words.every((word) => texts.some((text) => t(text).toLocaleLowerCase().includes(word)))
  return groups
    .map(({ label, links }) => ({
      label,
      links: links
        .filter((link) => (words.length > 0 ? fits(label, link.label, ...(link.fields ?? [])) : !link.isBelow))
        .map((link) => ({
          ...link,
          found: words.length > 0 && !fits(label, link.label) ? link.fields?.filter((field) => fits(field)) : undefined,
        })),
    }))
    .filter(({ links }) => links.length > 0)
}
