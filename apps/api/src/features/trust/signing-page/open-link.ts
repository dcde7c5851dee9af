import type { Language } from '@corridor/contract/wire/language'
import type { VisitFacts, VisitTable } from '@corridor/contract/wire/visit'
import type { Parts } from '../../../db/scope/context.ts'
import { type Failure, fail } from '../../../platform/fail.ts'
import { hooksOf } from '../../../platform/hooks.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Opens what a token was made for; undefined if it is none of this kind, or nothing stands behind it any more. */
    openSigningLink(parts: Parts, token: string): Promise<SigningLink | undefined>
  }
}

/** Fields of the form of a page, as they were typed. */
export type Typed = Readonly<Record<string, string>>

/** A visitor of the page, and the request by which they answer. */
export interface Answering {
  language: Language
  requestId: string
  userAgent: string | undefined
}

/** A text that somebody without an account is asked to sign behind a link, whatever kind it is. */
export interface SigningLink {
  /** Facts that fill the page. */
  show(language: Language): Promise<{ given: VisitFacts; table?: VisitTable }>
  /** Keeps an answer; undefined once it is kept, else why it is not, with the fields that were typed. */
  answer(typed: Typed, by: Answering): Promise<{ given?: VisitFacts; refusal: Failure } | undefined>
}

/** Opens the link behind an address, of any kind. Throws `agreement.unknown`, whatever the reason, after every kind was asked. */
export async function openLink(parts: Parts, token: string): Promise<SigningLink> {
  const found = []
  for (const open of hooksOf(parts.platform, 'openSigningLink')) found.push(await open(parts, token))
  const link = found.find((one) => one !== undefined)
  if (!link) throw fail('agreement.unknown')
  return link
}
