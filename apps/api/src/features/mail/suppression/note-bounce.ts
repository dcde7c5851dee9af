import { softBounceRule } from '@corridor/contract/mail/suppression/kinds'
import { leaveAudit } from '../../../db/audit.ts'
import type { Sql } from '../../../platform/sql.ts'
import { countSoftBounces, keepSoftBounce, keepSuppression } from './store.ts'

export interface Bounce {
  address: string
  /** It can never arrive; else it did not this time. */
  isHard: boolean
  /** Words of the mail server. */
  words: string
  at: Date
  /** Names the mail: told twice, it counts once. */
  mailRef: string
  subject?: string
}

const dayMs = 86_400_000

/** Notes a mail that came back: the address gets none any more at once, or after several that came back softly. */
export async function noteBounce(tx: Sql, companyId: string, bounce: Bounce): Promise<void> {
  const { isHard, words, at, mailRef, subject } = bounce
  const address = bounce.address.toLowerCase()
  if (!isHard) {
    await keepSoftBounce(tx, companyId, { address, mail: mailRef, words, at })
    const since = new Date(at.getTime() - softBounceRule.days * dayMs)
    if ((await countSoftBounces(tx, companyId, address, since)) < softBounceRule.mails) return
  }
  const what = {
    ...{ kind: 'address' as const, value: address, topic: null },
    reason: isHard ? ('hard-bounce' as const) : ('soft-bounce' as const),
  }
  const evidence = {
    source: 'bounce' as const,
    at: at.toISOString(),
    words,
    mail: mailRef,
    ...(subject && { subject }),
  }
  const kept = await keepSuppression(tx, companyId, null, { ...what, evidence })
  if (!kept) return
  await leaveAudit(tx, {
    ...{ actorId: null, companyId, action: 'suppression.bounce', requestId: null },
    record: { kind: 'suppression', id: kept.id },
    before: null,
    after: { ...what, words },
  })
}
