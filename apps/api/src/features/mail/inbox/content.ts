import type { InboxKind, KindRule } from '@corridor/contract/mail/inbox/kinds'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import type { ReadMail } from '../../../platform/mail/read-mail.ts'
import { currentSkillWords } from '../../base/parse/skill-words.ts'
import { type ReadRequirement, toRequirement } from '../alike/read-requirement.ts'
import { toMailText } from '../template/mail-text.ts'
import { sanitizeMail } from '../template/sanitize.ts'
import { findBackOn } from './back-on.ts'
import { type Parted, partQuoted } from './quoted.ts'
import { judgeKind } from './rules.ts'

/** Content of a mail, in the parts in which it is shown, and its kind. */
export interface Content {
  own: string
  quoted: string
  /** Clean: nothing runs, and no picture is loaded. */
  html: string
  kind: { kind: InboxKind; kind_rule: KindRule; kind_words: string }
  backOn: string | null
  /** Requirement of the mail; null if it has none. */
  asked: ReadRequirement | null
}

// More nobody reads in a queue; the whole stands in the mailbox.
const charsMax = 100_000
const adCharsMax = 20_000

/** `isAnswered` says that it answers one of our mails: the subject that it repeats is ours, and asks for nothing. */
export async function readContent(parts: Parts, mail: ReadMail, isAnswered: boolean): Promise<Content> {
  const html = mail.html ? sanitizeMail(mail.html.slice(0, charsMax)) : ''
  const { own, quoted } = partsOf(mail.subject, (mail.text.trim() || toMailText(html)).slice(0, charsMax))
  const isReport = mail.report !== undefined
  // Reads the ad of every mail but a report: most requirements come through lists, which programs send.
  const ad = isReport
    ? undefined
    : await readAd(parts, isAnswered && repeated.test(mail.subject) ? own : `${mail.subject}\n${own}`)
  const { kind, rule, words } = judgeKind({
    ...{ isReport, isAutomatic: mail.isAutomatic, subject: mail.subject, own },
    ...{ jobTitle: ad?.jobTitle?.value, skills: ad?.skills?.length ?? 0 },
  })
  return {
    ...{ own, quoted, html: html.length > charsMax ? '' : html },
    kind: { kind, kind_rule: rule, kind_words: words },
    backOn: kind === 'out-of-office' ? findBackOn(own, mail.date ?? now()) : null,
    asked: kind === 'requirement' ? toRequirement(ad, mail.subject) : null,
  }
}

const repeated = /^\s*(?:re|aw|sv|rif)\s*:/i
const forwarded = /^\s*(?:fwd?|tr|wg|rv|enc|i)\s*:/i

/** Takes a forwarded mail whole: its sender means the words that stand there. */
const partsOf = (subject: string, text: string): Parted =>
  forwarded.test(subject) ? { own: text.trim(), quoted: '' } : partQuoted(text)

async function readAd({ db, platform }: Parts, text: string) {
  const { job } = await platform.extractor.readJobText(text.slice(0, adCharsMax), await currentSkillWords(db))
  return job
}
