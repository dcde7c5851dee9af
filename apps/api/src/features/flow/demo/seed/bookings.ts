import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { hashToken, newToken } from '../../../../platform/crypto.ts'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000
const workdays = [1, 2, 3, 4, 5]

/** Makes the bookable times of the demo's members, and an interview whose time a candidate has not chosen yet. */
export async function demoBookings(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const members = await tx<{ user_id: string }[]>`
    select user_id from membership where company_id = ${company_id} and roles && '{owner,recruiter,bench-sales}'::text[]`
  const hours = workdays.flatMap((day) => [
    { day, from: '09:30', until: '12:00' },
    { day, from: '13:00', until: '17:00' },
  ])
  for (const { user_id: created_by } of members)
    await tx`insert into bookable_times ${tx({
      ...{ id: newId(), company_id, created_by, zone: 'America/New_York', hours: json(tx, hours) },
      ...{ minutes: 45, pause_minutes: 15, notice_hours: 24, days_ahead: 14 },
    })}`
  const [submission] = await tx<{ id: string }[]>`
    select id from submission where company_id = ${company_id} and state = 'to-client' and deleted_at is null
    order by created_at desc limit 1`
  if (!submission) return
  await tx`insert into booking ${tx({
    ...{ id: newId(), company_id, submission_id: submission.id, host_id: user_id, created_by: user_id, minutes: 45 },
    ...{ terms: json(tx, { kind: 'video', title: 'First talk', people: [], place: '', link: null, note: '' }) },
    ...{ token_hash: hashToken(newToken()), expires_at: new Date(now().getTime() + 12 * dayMs) },
  })}`
}
