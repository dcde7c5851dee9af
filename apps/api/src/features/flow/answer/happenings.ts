import type { MailHappening } from '@corridor/contract/flow/answer/happening'
import { access, mayCall } from '@corridor/contract/wire/access'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { threadsOf } from '../../mail/inbox/tables.ts'
import { type CampaignMailRow, listCampaignsAbout } from '../../mail/recipient/tables.ts'
import { type About, listMailsAbout, type MailRow, type Page } from './tables.ts'

interface Entry {
  _id: string
}

/**
 * Joins the events of a record with the mails about it in one order, newest first: `toEntry` makes an entry of the record's timeline of a
 * mail. `entries` are the newest of the rest, as many as the page asks for.
 */
export async function withMails<Row extends Entry>(
  context: Context,
  about: About,
  page: Page,
  entries: readonly Row[],
  toEntry: (written: Written) => Row,
): Promise<Row[]> {
  const written = await listWritten(context, about, page)
  return [...entries, ...written.map(toEntry)].sort((one, other) => (one._id < other._id ? 1 : -1)).slice(0, page.limit)
}

export interface Written extends Entry {
  at: string
  action: 'mail'
  mail: MailHappening
  userInfo: ReturnType<typeof toUserInfo>
}

async function listWritten({ db, scope, caller }: Context, about: About, page: Page): Promise<Written[]> {
  const [mails, campaigns] = await Promise.all([
    mayCall(access.inbox.read, caller.roles) ? listMailsAbout(db, scope, threadsOf(caller), about, page) : [],
    mayCall(access.campaigns.read, caller.roles) ? listCampaignsAbout(db, scope, about.kind, about.id, page) : [],
  ])
  return [...mails.map(ofMail), ...campaigns.map(ofCampaign)]
}

const ofMail = (row: MailRow): Written => ({
  ...{ _id: row.id, at: row.at.toISOString(), userInfo: toUserInfo(row), action: 'mail' },
  mail: {
    ...{ way: row.direction, state: row.state, subject: row.subject, sender: row.sender, people: 1 },
    ...{ threadInfo: [{ _id: row.thread_id }], campaignInfo: [] },
  },
})

const ofCampaign = (row: CampaignMailRow): Written => ({
  ...{ _id: row.id, at: row.at.toISOString(), userInfo: [], action: 'mail' },
  mail: {
    ...{ way: 'campaign', state: null, subject: row.subject, sender: '', people: row.people },
    ...{ threadInfo: [], campaignInfo: [{ _id: row.campaign_id }] },
  },
})
