import type { Language } from '@corridor/contract/wire/language'
import type { VisitFacts } from '@corridor/contract/wire/visit'
import type { Parts } from '../../../db/scope/context.ts'
import type { FormBody } from '../../../http/visit/form-body.ts'
import type { PageAnswer } from '../../../http/visit/visit-forms.ts'
import type { Failure } from '../../../platform/fail.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Opens what a token was made for; undefined if it is none of this kind, or nothing stands behind it any more. */
    openSigningLink(parts: Parts, token: string): Promise<SigningLink | undefined>
  }
}

/** A visitor of the page, and the request by which they answer. */
export interface Answering {
  language: Language
  requestId: string
  userAgent: string | undefined
}

/** What somebody without an account is asked to sign behind a link, whatever kind it is. */
export interface SigningLink {
  /** Facts that fill the page. */
  show(language: Language): Promise<Pick<PageAnswer, 'given' | 'table'>>
  /** Keeps what somebody answers; undefined once it is kept, else why it is not, with what they had typed. */
  answer(body: FormBody, by: Answering): Promise<{ given?: VisitFacts; refusal: Failure } | undefined>
}
