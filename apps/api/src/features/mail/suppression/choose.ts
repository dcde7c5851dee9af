import { type MailTopic, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Visit } from '../../../http/visitor.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import type { Platform } from '../../../platform.ts'
import { noteStop, subjectOf } from '../recipient/note-stop.ts'
import { type Addressee, findAddressee, keepSuppression, listHolding, noteLanguage, releaseByPerson } from './store.ts'
import type { KeptEvidence } from './tables.ts'
import { type MailLink, readToken } from './unsubscribe-token.ts'

type Parts = Pick<Visit, 'db' | 'platform' | 'requestId'>

export interface Standing {
  companyName: string
  /** `j***@delta.example`: enough for its person to know it. */
  address: string
  /** The topics that the person gets, as far as they chose. */
  gets: MailTopic[]
  /** Something else than their choice stops all mail, which no choice here ends. */
  isStopped: boolean
}

/** The link behind a token. Throws `suppression.linkUnknown` for any that was not made here, without asking the database. */
export function assertLink(platform: Platform, token: string): MailLink {
  const link = readToken(platform, token)
  if (!link) throw fail('suppression.linkUnknown')
  return link
}

/** Shows the choices that stand now; writes nothing. Throws `suppression.linkGone`. */
export async function viewChoice({ db }: Pick<Parts, 'db'>, link: MailLink): Promise<Standing> {
  const person = await loadAddressee(db, link)
  const holding = await listHolding(db, person)
  const own = holding.filter(isOwn)
  return {
    companyName: person.company_name,
    address: masked(person.address),
    gets: mailTopics.filter((each) => !own.some(({ topic }) => topic === null || topic === each)),
    isStopped: own.length < holding.length,
  }
}

/** Tells whether a suppression is the person's own, which they may change here; never a bounce, a complaint, or a note of the company. */
const isOwn = ({ kind, reason }: { kind: string; reason: string }) => kind === 'address' && reason === 'unsubscribed'

/** Stops one topic, as the button of a mail program does. Twice is as once. */
export const stopTopic = ({ db, ...parts }: Parts, link: MailLink) =>
  db.begin(async (tx) => {
    const person = await loadAddressee(tx, link, true)
    const own = (await listHolding(tx, person)).filter(isOwn)
    // Repeats that nothing at all is wanted, if that was said before.
    const topic = own.some((one) => one.topic === null) ? null : link.topic
    await stop(tx, parts, person, topic, await evidenceOf(tx, person, 'one-click', link))
    await noteStopped(tx, person, link)
  })

/** Has the person get these topics of the company and no others. Ends nothing but what they themselves stopped. */
export const chooseTopics = (
  { db, ...parts }: Parts,
  link: MailLink,
  { gets, words, language }: { gets: readonly MailTopic[]; words: string; language: Language },
) =>
  db.begin(async (tx) => {
    const person = await loadAddressee(tx, link, true)
    await noteLanguage(tx, link.addresseeId, language)
    const own = (await listHolding(tx, person)).filter(isOwn)
    const ended = own.filter(({ topic }) => gets.length > 0 && (topic === null || gets.includes(topic)))
    await releaseByPerson(
      tx,
      ended.map(({ id }) => id),
      words,
      now(),
    )
    for (const one of ended) await leaveChange(tx, parts, person, 'suppression.allow-mail', one)
    // Stops topics that come later too if everything is stopped.
    const stopped = gets.length === 0 ? [null] : mailTopics.filter((topic) => !gets.includes(topic))
    for (const topic of stopped)
      if (words || !own.some((one) => one.topic === topic))
        await stop(tx, parts, person, topic, await evidenceOf(tx, person, 'link', link, words))
    if (!gets.includes(link.topic)) await noteStopped(tx, person, link)
  })

async function loadAddressee(sql: Parts['db'] | postgres.TransactionSql, { addresseeId }: MailLink, held = false) {
  const person = await findAddressee(sql, addresseeId, held)
  if (!person) throw fail('suppression.linkGone')
  return person
}

async function evidenceOf(
  tx: postgres.TransactionSql,
  { company_id }: Addressee,
  source: 'link' | 'one-click',
  { recipientId }: MailLink,
  words = '',
): Promise<KeptEvidence> {
  // The campaign may be kept no more when somebody asks.
  const subject = recipientId ? await subjectOf(tx, company_id, recipientId) : undefined
  return {
    source,
    at: now().toISOString(),
    ...(recipientId && { recipient: recipientId }),
    ...(subject && { subject }),
    ...(words && { words }),
  }
}

/** The mail by which it was stopped shows it too. */
async function noteStopped(tx: postgres.TransactionSql, { company_id }: Addressee, { recipientId }: MailLink) {
  if (recipientId) await noteStop(tx, company_id, recipientId, now())
}

type Rest = Omit<Parts, 'db'>

async function stop(
  tx: postgres.TransactionSql,
  parts: Rest,
  person: Addressee,
  topic: MailTopic | null,
  evidence: KeptEvidence,
): Promise<void> {
  const what = { kind: 'address' as const, value: person.address, topic, reason: 'unsubscribed' as const }
  const kept = await keepSuppression(tx, person.company_id, null, { ...what, evidence })
  if (kept) await leaveChange(tx, parts, person, 'suppression.stop-mail', { id: kept.id, topic })
}

// Nobody of the company did it, and its trail says so.
const leaveChange = (
  tx: postgres.TransactionSql,
  { requestId }: Rest,
  person: Addressee,
  action: string,
  { id, topic }: { id: string; topic: MailTopic | null },
) =>
  leaveAudit(tx, {
    ...{ actorId: null, companyId: person.company_id, action, requestId },
    record: { kind: 'suppression', id },
    before: null,
    after: { value: person.address, topic: topic ?? 'all' },
  })

function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}***${address.slice(at)}`
}
