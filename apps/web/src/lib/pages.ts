import type { Access } from '@corridor/contract/wire/access'
import type { WorkAs } from './session/work-as.ts'

/** Declarations of a noun in its `pages.ts`, beside its `paths`. Plain data: the build reads it, and the browser gets what it came to. */
export interface NounPages {
  paths: object
  pages?: PageFiles
  menu?: Menu
}

/** The file of each page, by its route. One that ends with a slash stands at the root of others. */
export type PageFiles = Readonly<Record<`/${string}`, `features/${string}.tsx`>>

export interface Menu {
  sections?: readonly MenuSection[]
  links?: readonly MenuLink[]
}

export type MenuIcon =
  | 'bench'
  | 'bin'
  | 'briefcase'
  | 'building'
  | 'card'
  | 'checklist'
  | 'group'
  | 'handshake'
  | 'history'
  | 'home'
  | 'inbox'
  | 'list'
  | 'news'
  | 'search'
  | 'send'
  | 'student'
  | 'submit'
  | 'transfer'
  | 'user'
  | 'users'

/** An entry of the rail, in the area that its base begins with. */
export interface MenuSection {
  /** A key. */
  label: string
  icon: MenuIcon
  /** Names the section; addresses below it belong to it. */
  base: string
  /** Further addresses, below which lie pages that belong to it. */
  also?: readonly string[]
  /** Its icon carries how many mails wait there. */
  counts?: 'mail'
  /** The letter that opens it after G, its own within the area. */
  key: string
  /** Its pages stand in a side list of groups instead of the section bar. */
  groups?: readonly { label: SettingsGroup }[]
  /** The place among the others, by what a member works as if that changes it. The rail has room for the first nine, *More* for the rest. */
  at: number | Readonly<Record<WorkAs, number>>
}

/** A heading of a side list. Keys. */
export type SettingsGroup =
  | 'Account'
  | 'Addresses'
  | 'Company'
  | 'Email'
  | 'Hiring rules'
  | 'Lookups'
  | 'Notifications'
  | 'People'
  | 'Plan and papers'
  | 'Sending email'

/** A page in the section bar. */
export interface MenuLink {
  /** The base of its section, which another noun may declare. */
  section: string
  /** A key. */
  label: string
  to: string
  /** Further addresses: it is lit for pages at or below them that no other link of its section is nearer to. */
  also?: readonly string[]
  /** The rule of who may open the page; without it, everyone in the area. */
  rule?: Access
  /** Reached from another page of its section, so no tab and no line of the side list; a search finds it. */
  isBelow?: true
  /** Its group in a side list. */
  group?: SettingsGroup
  /** Names of fields on the page, by which the search over a side list finds it. Keys. */
  fields?: readonly string[]
  /** The place among the others of its section, or of its group. */
  at: number
}
