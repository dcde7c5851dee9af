import type { Language } from '@corridor/contract/wire/language'
import type { VisitFacts, VisitOutcome, VisitTable } from '@corridor/contract/wire/visit'
import type { ReactNode } from 'react'
import type { Params } from '../locales/translate'

export interface PageProps {
  t: (key: string, params?: Params) => string
  language: Language
  /** The address without its query. */
  pathname: string
  outcome: VisitOutcome | undefined
  /** Texts that the page is filled with, by name. */
  given: VisitFacts
  table: VisitTable | undefined
}

/** A public page: drawn on the server, so without state and effects. */
export interface VisitPage {
  /** A key; stands in the browser's title. */
  title?: string
  /** A key that depends on the address, in place of that. */
  titleAt?: (pathname: string) => string
  /** The title of what it is filled with, in place of both. */
  titleOf?: (given: VisitFacts) => string | undefined
  /** The status of an answer that is no success by itself. */
  status?: number
  /** The same where it depends on the address. */
  statusAt?: (pathname: string) => number
  /** True if it belongs to the site that anybody is invited to read: it has an address in each language, and depends on nothing else. */
  isSite?: boolean
  /** True if its address holds a secret. */
  isPrivate?: boolean
  Body: (props: PageProps) => ReactNode
}
