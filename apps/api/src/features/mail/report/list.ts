import { personName } from '@corridor/contract/format/person-name'
import type { CompanySettings } from '@corridor/contract/format/settings'
import { type CountedMails, countedText, type MailGrouping } from '@corridor/contract/mail/report/kinds'
import type { MailReportRow, mailReport } from '@corridor/contract/mail/report/shapes'
import type { ListQuery, SortName } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf, type Scope } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { listReport, type ReportRow } from './store.ts'

type Query = Omit<ListQuery, 'sortBy'> & { sortBy: SortName<typeof mailReport.list> }
type Filters = { grouping?: MailGrouping; from?: string; to?: string }
type Settings = CompanySettings | null

/** A page of what became of the mails of campaigns; by campaign if nothing else is asked. */
export async function listMailReport({ db, scope }: Context, query: Query) {
  const settings = await settingsOf(db, companyOf(scope))
  const page = { number: query.page, size: query.limit }
  const { rows, total } = await listReport(db, scope, { ...asked(query), page })
  return { success: true as const, data: rows.map(toRow(query, settings)), totalDocs: total }
}

/** All rows of the report, for a file. */
export async function countMails(sql: Sql, scope: Scope, query: ListQuery, settings: Settings) {
  const known = query as Query
  const { rows } = await listReport(sql, scope, asked(known))
  return rows.map(toRow(known, settings))
}

function asked({ sortBy, sortDirection, searchTerm, filters }: Query) {
  return { ...mailsOf(filters), sortBy, sortDirection, searchTerm }
}

const mailsOf = ({ grouping = 'campaign', from = '', to = '' }: Filters) => ({ grouping, from, to })

const toRow =
  ({ filters }: Query, settings: Settings) =>
  ({ key, name, last_at, first_name, last_name, ...counts }: ReportRow): MailReportRow => {
    const mails: CountedMails = { ...mailsOf(filters), key }
    const { sent, delivered, replied, requirements, submissions, placements } = counts
    return {
      _id: countedText(mails),
      grouping: mails.grouping,
      key,
      name: nameOf(mails, name) || personName({ firstName: first_name ?? '', lastName: last_name ?? '' }, settings),
      lastDate: last_at.toISOString(),
      ...{ sent, delivered, replied, requirements, submissions, placements },
    }
  }

// A week is called by its Monday.
const nameOf = ({ grouping, key }: CountedMails, name: string) => (grouping === 'week' ? key : name)
