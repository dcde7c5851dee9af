import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import type { DeliveryReport, ReportedRecipient } from '../../../platform/mail/delivery-report.ts'
import type { ReadMail } from '../../../platform/mail/read-mail.ts'
import { noteBounce } from '../suppression/note-bounce.ts'
import { judgeReport } from './judge-report.ts'
import { recipientNamedBy } from './message-id.ts'
import { recipientWrittenBackTo } from './return-address.ts'
import { findHandedOver, noteCameBack, noteDelayed } from './store.ts'

/** Recipient whose mail a report tells of. */
export interface MarkedRecipient {
  id: string
  campaignId: string
  /** It came back, or only waits. */
  is: 'bounced' | 'delayed'
}

/**
 * Notes what a server says later of a mail of a campaign. It counts only if the report came to the mail's own return address or brings its
 * Message-ID back, neither of which anybody else can make, and if the address is the one that it went to: whatever else is claimed says
 * nothing of anybody. Told twice counts once.
 */
export async function noteReport(
  { db, platform }: Parts,
  companyId: string,
  mail: Pick<ReadMail, 'report' | 'to' | 'envelopeTo'>,
): Promise<MarkedRecipient | undefined> {
  const { report } = mail
  if (!report) return undefined
  const writtenBackTo = recipientWrittenBackTo(platform, mail)
  const id = writtenBackTo ?? recipientNamedBy(platform, report.returnedMessageId)
  if (!id) return undefined
  return db.begin(async (tx) => {
    const row = await findHandedOver(tx, companyId, id)
    const said = row && (report.recipients.find((one) => isAbout(one, row.address)) ?? forwarded(writtenBackTo, report))
    const verdict = said && judgeReport(said)
    if (!verdict) return undefined
    const answer = wordsOf(said).slice(0, 500)
    const marked = { id, campaignId: row.campaign_id }
    if (verdict === 'delayed') {
      await noteDelayed(tx, id, answer)
      return { ...marked, is: 'delayed' as const }
    }
    if (await noteCameBack(tx, id, answer))
      await noteBounce(tx, companyId, {
        ...{ address: row.address, isHard: verdict === 'hard', words: answer, at: now() },
        ...{ mailRef: id, subject: row.subject },
      })
    return { ...marked, is: 'bounced' as const }
  })
}

// The return address tells whose mail it was, also if that was forwarded to an address that nobody here knows.
const forwarded = (writtenBackTo: string | undefined, { recipients }: DeliveryReport) =>
  writtenBackTo && recipients.length === 1 ? recipients[0] : undefined

const isAbout = ({ finalRecipient, originalRecipient }: ReportedRecipient, address: string) =>
  [finalRecipient, originalRecipient].includes(address.toLowerCase())

const wordsOf = ({ status, diagnostic }: ReportedRecipient) =>
  diagnostic.includes(status) ? diagnostic : `${status} ${diagnostic}`.trim()
