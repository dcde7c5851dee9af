import { dateIn, dayAfter, momentIn, wallTimeIn } from '@corridor/contract/format/day'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { insertStep } from './store.ts'
import type { CampaignRow } from './tables.ts'

const dayMs = 86_400_000
const opens = '09:00'
const closes = '17:00'

/** A follow-up as it would go out of a draft: an answer to the mail before it, without what went along with that. */
export const followUpOf = (campaign: CampaignRow, step: number): CampaignRow => ({
  ...campaign,
  subject: /^re:/i.test(campaign.subject) ? campaign.subject : `Re: ${campaign.subject}`,
  body: campaign.follow_up_bodies[step - 1] ?? '',
  file_keys: [],
})

/** Makes the follow-ups of a campaign that begins at a moment. Each moves on if the step before it ends later. */
export async function planFollowUps(tx: Sql, campaign: CampaignRow, beginsAt: Date): Promise<void> {
  let startsAt = beginsAt
  for (const [at, days] of campaign.follow_up_days.entries()) {
    startsAt = await momentAfter(tx, campaign.company_id, startsAt, days)
    const { subject, body } = followUpOf(campaign, at + 1)
    await insertStep(tx, campaign.id, { step: at + 1, subject, body, startsAt })
  }
}

/** Finds the moment that lies the given days later, in the working hours of a company. */
export async function momentAfter(sql: Sql, companyId: string, from: Date, days: number): Promise<Date> {
  const settings = await settingsOf(sql, companyId)
  return workingMoment(settings?.timezone ?? 'UTC', new Date(from.getTime() + days * dayMs))
}

/** The moment itself within the working hours of a zone, Monday to Friday from nine to five; else when they next begin. */
export function workingMoment(zone: string, moment: Date): Date {
  const time = wallTimeIn(zone, moment.toISOString()).slice(11)
  const today = dateIn(zone, moment)
  if (isWorkday(today) && time >= opens && time < closes) return moment
  let day = time < opens ? today : dayAfter(today)
  while (!isWorkday(day)) day = dayAfter(day)
  return momentIn(zone, `${day}T${opens}`)
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const isWorkday = (day: string) => ![0, 6].includes(noon(day).getUTCDay())
