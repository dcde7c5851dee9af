import { access } from '@corridor/contract/wire/access'
import type { LongWork, Turn } from '../../../../db/long-work/kind.ts'
import { lockWork, noteProgress, saveWork } from '../../../../db/long-work/lease.ts'
import { resumeWork } from '../../../../http/session/gate.ts'
import { now } from '../../../../platform/clock.ts'
import { Failure } from '../../../../platform/fail.ts'
import { ConsentRefused } from '../../../../platform/mail/consent.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { deleteUnheldFiles } from '../../../base/file/delete-unheld.ts'
import { type FollowUp, followedBy } from '../begin-follow-up.ts'
import { type Sender, senderOf } from '../sender.ts'
import { type CampaignRow, campaignTable, listHeld } from '../tables.ts'
import { deliverMails } from './deliver.ts'
import { countSent, countWaiting, hasEndedSome, insertRecipients, settleLeft, takeDue } from './store.ts'

const mailsAtOncePerConnection = 30
const keptDays = 730
const heldSeconds = 60
const demoAnswersAfterSeconds = 60

/** The sending of a campaign, one mail to each. Mails that were handed over are never sent again by themselves if the worker dies. */
export const campaignWork: LongWork<CampaignRow> = {
  ...campaignTable,
  event: 'campaign',
  job: 'send-campaign',
  halts: { running: 'stopped', scheduled: 'stopped' },
  resume: (sql, platform, { created_by, company_id, id }) =>
    resumeWork(sql, platform, { userId: created_by, companyId: company_id }, access.campaigns.manage, id),
  advance,
  keptDays,
  filesOf: (tx, { id }) => listHeld(tx, id),
  forgotten: (tx, { jobs }, _work, files) => deleteUnheldFiles(tx, jobs, files),
}

async function advance(turn: Turn<CampaignRow>): Promise<boolean> {
  const { context, work, tell } = turn
  const sender = await openOrPause(turn)
  if (!sender) return false
  const allowed = await allowanceOf(context.db, work, sender)
  const taken = await context.db.begin(async (tx) => {
    const stands = await lockWork(tx, campaignTable, work)
    if (!stands) return undefined
    if (stands.state === 'scheduled') {
      if (stands.starts_at && stands.starts_at > now()) return undefined
      if (isFollowUp(work)) {
        const people = await followedBy(tx, work)
        if (!people) return undefined
        await insertRecipients(tx, { id: work.id, company_id: work.company_id }, people)
      }
      await saveWork(tx, campaignTable, work, { state: 'running', started_at: now() })
      // The rest of this turn finds it in the state that it has now.
      work.state = 'running'
    }
    await settleLeft(tx, work)
    // A worker may die before it is through with those that it took, and yet have got further.
    if (work.times_lost > 0 && (await hasEndedSome(tx, work))) await noteProgress(tx, campaignTable, work)
    return takeDue(tx, work, Math.min(sender.connections * mailsAtOncePerConnection, allowed))
  })
  if (!taken) return false
  if (taken.length > 0) {
    const words = await deliverMails(context, work, sender, taken)
    // One whose last mails these were is through.
    if (words !== undefined && (await countWaiting(context.db, work.id)).waiting > 0)
      return pause(turn, { code: 'campaign.noneArrives', words })
    await context.db.begin((tx) => tell(tx))
    return true
  }
  return context.db.begin(async (tx) => {
    if (!(await lockWork(tx, campaignTable, work))) return false
    const { waiting, seconds } = await countWaiting(tx, work.id)
    // Looks again in a while if the mailbox has sent as much as it may.
    const wait = allowed > 0 ? seconds : Math.max(seconds, heldSeconds)
    if (waiting > 0) await context.platform.jobs.enqueue(tx, 'send-campaign', { id: work.id }, wait)
    else {
      await saveWork(tx, campaignTable, work, { state: 'done', ended_at: now() })
      // Nobody got what was kept, so the demo answers.
      if (work.is_test && context.platform.isDemo && !isFollowUp(work))
        await context.platform.jobs.enqueue(tx, 'answer-test-mail', { campaignId: work.id }, demoAnswersAfterSeconds)
    }
    await tell(tx, true)
    return false
  })
}

const isFollowUp = (work: CampaignRow): work is FollowUp => work.first_id !== null

/** Opens the sender; undefined if there is none, and the campaign waits with the reason. */
async function openOrPause(turn: Turn<CampaignRow>): Promise<Sender | undefined> {
  const { context, work } = turn
  const { content, company_id, created_by, is_test: isTest } = work
  if (!content) throw new Error('A campaign was begun that says not who it comes from.')
  try {
    return await senderOf(context, { companyId: company_id, userId: created_by, isTest }, content.fromAddress)
  } catch (error) {
    if (!(error instanceof ConsentRefused || error instanceof Failure)) throw error
    const reason = { code: error instanceof Failure ? error.code : ('campaign.mailboxLost' as const) }
    await pause(turn, reason)
    return undefined
  }
}

/** Has it wait for its person, with the reason. Answers false: there is no more to do now. */
async function pause({ context, work, tell }: Turn<CampaignRow>, reason: CampaignRow['reason']): Promise<false> {
  await context.db.begin(async (tx) => {
    if (await saveWork(tx, campaignTable, work, { state: 'paused', reason })) await tell(tx, true)
  })
  return false
}

/** Counts the mails that may leave now by the pace of the mailbox in an hour and in a day. */
async function allowanceOf(sql: Sql, { company_id, content }: CampaignRow, { pace }: Sender): Promise<number> {
  if (!pace || !content) return Infinity
  const { hour, day } = await countSent(sql, company_id, content.fromAddress)
  return Math.max(0, Math.min(pace.perHour - hour, pace.perDay - day))
}
