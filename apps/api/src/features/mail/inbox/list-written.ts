import { access, mayCall } from '@corridor/contract/wire/access'
import { toUserInfo } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { About, Page } from '../../candidate/timeline/tables.ts'
import type { Written } from '../../candidate/timeline/written.ts'
import { type CampaignMailRow, listCampaignsAbout } from '../recipient/tables.ts'
import { listMailsAbout, type MailRow, threadsOf } from './tables.ts'

/** Mails about a record, of those that the caller reads. */
export async function listWritten({ db, scope, caller }: Context, about: About, page: Page): Promise<Written[]> {
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
