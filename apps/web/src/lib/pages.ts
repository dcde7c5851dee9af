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
  | 'pin'
  | 'search'
  | 'send'
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
  /** The place among the others, by what a member works as if that changes it. */
  at: number | Readonly<Record<WorkAs, number>>
}

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
  /** The place among the others of its section. */
  at: number
}
