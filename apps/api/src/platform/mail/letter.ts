import type { Language } from '@corridor/contract/wire/language'
import type { MailAddress } from './address.ts'
import type { CalendarFile } from './letter-calendar.ts'
import type { LetterKind } from './letter-kinds.ts'

/** Recipient of a letter, and the language that it is written in. */
export interface Recipient extends MailAddress {
  language: Language
}

/** Content of a letter, in the order in which it stands there. Plain texts: the drawing escapes them. */
export interface LetterContent {
  subject: string
  /** Text that a list of mails shows after the subject. */
  preheader: string
  paragraphs: string[]
  /** Stands alone, large, to be copied. */
  code?: string
  /** Leads to a path of the product, `/invite/…`. */
  button?: { label: string; path: string }
  /** After the code or the button. */
  closing?: string[]
  /** Reason why the person gets this letter. */
  footer: string
  /** A meeting that it tells of, for the reader's calendar. */
  calendar?: CalendarFile
  /** Page that ends a letter that comes again and again: it asks, and a mail program may post to it. */
  unsubscribe?: { label: string; path: string }
}

/** A letter with its values, in any language. */
export interface Letter {
  kind: LetterKind
  (language: Language): LetterContent
}

/** Declares a letter of a kind once, in every language. Values that people wrote go through `quoted`. */
export const declareLetter =
  <Values>(kind: LetterKind, texts: Record<Language, (values: Values) => LetterContent>) =>
  (values: Values): Letter =>
    Object.assign((language: Language) => texts[language](values), { kind })
