import type { NotificationKind, NotificationParams, NotificationTab } from '@corridor/contract/told/notification/kinds'
import { notificationFacts } from '@corridor/contract/told/notification/kinds'
import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'

interface Told<Kind extends NotificationKind> {
  kind: Kind
  params: NotificationParams[Kind]
  user_id: string
  company_id: string | null
  /** The company that it is about. */
  about: string
  hoursAgo: number
}

interface Decision {
  company_id: string
  name: string
  section: NotificationParams['section-returned']['section']
  reason: string | null
  owner_id: string
}

/** Makes the notifications of the demo: outcomes of the companies' sections, and completed onboardings. */
export async function demoNotifications(tx: postgres.TransactionSql): Promise<void> {
  const decisions = await tx<Decision[]>`
    select c.id as company_id, c.name, s.section, s.reason, m.user_id as owner_id
    from company_section s join company c on c.id = s.company_id
      join membership m on m.company_id = c.id and 'owner' = any(m.roles)
    where s.state in ('verified', 'returned') order by c.name, s.section`
  for (const [at, { company_id, name, section, reason, owner_id }] of decisions.entries()) {
    const to = { user_id: owner_id, company_id, about: company_id, hoursAgo: 3 + at * 7 }
    if (reason) await tell(tx, { kind: 'section-returned', params: { company: name, section, reason }, ...to })
    else await tell(tx, { kind: 'section-verified', params: { company: name, section }, ...to })
  }
  const completed = await tx<{ id: string; name: string; admin_id: string }[]>`
    select c.id, c.name, u.id as admin_id from company c, user_account u
    where c.is_on_boarding_completed and u.is_administrator order by c.name`
  for (const [at, { id, name, admin_id }] of completed.entries()) {
    const to = { user_id: admin_id, company_id: null, about: id, hoursAgo: 5 + at * 20 }
    await tell(tx, { kind: 'company-completed', params: { company: name }, ...to })
  }
}

async function tell<Kind extends NotificationKind>(
  tx: postgres.TransactionSql,
  { kind, params, about, hoursAgo, ...to }: Told<Kind>,
): Promise<void> {
  const tab: NotificationTab = notificationFacts[kind].tab
  const area = to.company_id ? 'company' : 'admin'
  const row = { id: newId(), kind, tab, area, ...to, record_kind: 'company', record_id: about }
  await tx`insert into notification ${tx({ ...row, params: json(tx, params) })}`
  await tx`update notification set created_at = now() - make_interval(hours => ${hoursAgo}) where id = ${row.id}`
}
