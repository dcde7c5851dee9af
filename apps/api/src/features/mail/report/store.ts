import type { MailGrouping, MailMeasure } from '@corridor/contract/mail/report/kinds'
import type { mailReport } from '@corridor/contract/mail/report/shapes'
import type { SortName } from '@corridor/contract/wire/list'
import type { Scope } from '../../../db/scope/scope.ts'
import { seenInCompany } from '../../../db/scope/within.ts'
import { likeLiteral, type Sql } from '../../../platform/sql.ts'
import { answersTo, type Period, sentMails, submittedFor } from './tables.ts'

export interface ReportRow extends Record<MailMeasure, number> {
  key: string
  name: string
  last_at: Date
  first_name: string | null
  last_name: string | null
}

interface Asked extends Period {
  grouping: MailGrouping
  sortBy: SortName<typeof mailReport.list>
  sortDirection: 'asc' | 'desc'
  searchTerm: string
  /** Without it all rows. */
  page?: { number: number; size: number }
}

const orders: Record<Asked['sortBy'], string> = {
  createDate: 'last_at',
  lastDate: 'last_at',
  name: 'said collate corridor_text',
  sent: 'sent',
  delivered: 'delivered',
  replied: 'replied',
  requirements: 'requirements',
  submissions: 'submissions',
  placements: 'placements',
}

/** Counts the outcomes of mails in one pass over those of the period, and the rows that there are. */
export async function listReport(sql: Sql, scope: Scope, { grouping, from, to, page, ...asked }: Asked) {
  const term = asked.searchTerm.trim()
  const rows = await sql<(ReportRow & { total: number })[]>`
    with sent as materialized (${sentMails(sql, scope, grouping, { from, to })}),
    answer as materialized (select a.* from (${answersTo(sql, scope)}) a where a.id in (select id from sent)),
    submitted as materialized (${submittedFor(sql, scope)}),
    placed as (
      select s.id, t.id as placement_id from submitted s
      join placement t on t.submission_id = s.submission_id and ${seenInCompany(sql, scope)}
    ),
    counted as (
      select key, max(name) as name, max(content_at) as last_at, count(*)::int as sent,
        count(*) filter (where state = 'accepted')::int as delivered, count(replied_at)::int as replied,
        count(*) filter (where id in (select id from answer where kind = 'requirement'))::int as requirements
      from sent group by key
    ),
    report as (
      select c.*, coalesce(s.n, 0) as submissions, coalesce(p.n, 0) as placements, u.first_name, u.last_name,
        coalesce(nullif(c.name, ''), u.full_name, c.key) as said
      from counted c
      left join (select key, count(distinct submission_id)::int as n from sent join submitted using (id) group by key) s using (key)
      left join (select key, count(distinct placement_id)::int as n from sent join placed using (id) group by key) p using (key)
      left join user_account u on ${grouping} = 'member' and u.id::text = c.key
    ),
    hit as (select * from report ${term === '' ? sql`` : sql`where search_fold(said) like '%' || search_fold(${likeLiteral(term)}) || '%'`})
    select (select count(*)::int from hit) as total, shown.* from (values (1)) one left join (
      select * from hit order by ${sql.unsafe(`${orders[asked.sortBy]} ${asked.sortDirection}`)}, key
      ${page ? sql`limit ${page.size} offset ${(page.number - 1) * page.size}` : sql``}
    ) shown on true order by ${sql.unsafe(`${orders[asked.sortBy]} ${asked.sortDirection}`)}, key`
  return { rows: rows.filter(({ key }) => key !== null), total: rows[0]?.total ?? 0 }
}
