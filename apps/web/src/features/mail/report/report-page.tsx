import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { ListPage } from '../../../lib/list/page/list-page'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { useTakeOut } from '../../records/export/exports/use-transfer'
import { reportColumns, reportFilters } from './columns'
import { ReportChoices } from './report-choices'
import { reportName } from './report-name'

export const Route = createFileRoute('/company/reports/')({
  staticData: { title: 'Mail report' },
  beforeLoad: only(access.reports.read),
  component: ReportPage,
})

function ReportPage() {
  const list = useList(api.mailReport.list, {
    columns: reportColumns,
    filters: reportFilters,
    defaults: { sort: 'lastDate', dir: 'desc' },
    name: 'mail-report',
  })
  const mayExport = useMay(access.campaigns.manage)
  const transfer = useTakeOut('mail-report', list)
  return (
    <ListPage
      title="Mail report"
      description="Who replied to your campaigns, and what came of it. Each number opens its rows."
      list={list}
      order={<ReportChoices list={list} />}
      rowName={reportName}
      {...(mayExport ? { actions: transfer.actions } : {})}
      searchPlaceholder="Search by name"
      emptyDescription="Once a campaign was sent, it says here who replied, and what came of it."
    />
  )
}
