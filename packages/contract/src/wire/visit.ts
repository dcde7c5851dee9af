import type { Language } from './language.ts'

/** Parts of the web app's build for the server: whose an address is, and the public pages as HTML. */
export interface VisitBuild {
  /** The way in to which an address belongs, or the address to go to instead. */
  targetOf(pathname: string): { way: 'visit' | 'door' | 'office' } | { moved: string }
  /** The address of the article of Help that explains a page. */
  helpFor(pathname: string): string
  render(visit: VisitRequest): VisitPage
}

export interface VisitRequest {
  /** Without the query; an address of the way in `visit`. */
  pathname: string
  language: Language
  assets: VisitAssets
  /** Outcome of the form that was posted to this address. */
  outcome?: VisitOutcome | undefined
  /** Values that fill the page, by name; moments as on the wire. */
  given?: VisitFacts | undefined
  /** Rows that the page shows, each cell in the visitor's words. */
  table?: VisitTable | undefined
}

/** Facts of the pages of the site that come from the configuration, among those that they are given. */
export type SiteFacts = Readonly<Record<'contactEmail' | 'contactPhone' | 'contactAddress' | 'publicUrl', string>> & {
  /** Said while the demo runs, else absent. */
  demo?: 'yes'
}

export type VisitFacts = Readonly<Record<string, string>>

export interface VisitTable {
  columns: readonly { key: string; title: string }[]
  /** `mark` names a row in the page's forms. */
  rows: readonly { mark: string; cells: readonly string[] }[]
}

/** Files that the pages load, by address. */
export interface VisitAssets {
  scripts: readonly string[]
  styles: readonly string[]
}

/** A form was done, or refused by a code of the error table. */
export type VisitOutcome = 'done' | { code: string; message: string; params?: Record<string, string | number> }

export interface VisitPage {
  status: number
  html: string
  /** The address holds a secret, or the page something personal: no cache keeps it. */
  isPrivate: boolean
  /** Depends on the address, the language and the configuration alone. */
  isSite: boolean
}
