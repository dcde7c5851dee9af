import { type ExportState, exportStates } from '@corridor/contract/records/export/formats'
import { exportFacts, writtenKindsOf } from '@corridor/contract/records/export/kinds'
import type { Export, exporting } from '@corridor/contract/records/export/shapes'
import type { Role } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { faultText } from '../../../lib/language/fault-text'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { KindName } from '../../../lib/list/column/kind-name'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { useSession } from '../../../lib/session/session'
import { downloadFrom } from '../../../lib/upload/download-file'
import { Badge, type Tone } from '../../../ui/badge'

const states: Record<ExportState, { label: string; tone: Tone }> = {
  queued: { label: text('Queued'), tone: 'neutral' },
  running: { label: text('Writing'), tone: 'news' },
  done: { label: text('Done'), tone: 'good' },
  failed: { label: text('Failed'), tone: 'danger' },
}

const download = ({ _id: id }: Export) => downloadFrom(() => client.export.download({ id }))

const columns: readonly ColumnOf<typeof exporting.list>[] = [
  { header: text('File'), sort: 'name', cell: (row) => <FileName row={row} />, card: 'title' },
  { header: text('Kind'), sort: 'kind', cell: (row) => <KindName kind={row.kind} />, card: 'fact' },
  { header: text('Rows'), cell: (row) => formatNumber(row.rows ?? 0), numeric: true, card: 'fact' },
  { header: text('Status'), sort: 'status', cell: (row) => <ExportStatus row={row} />, card: 'fact' },
  { header: text('Started'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
]

const filtersFor = (roles: readonly Role[]): FiltersOf<typeof exporting.list> => ({
  kind: {
    label: text('Kind'),
    options: writtenKindsOf(roles).map((kind) => ({ value: kind, label: exportFacts[kind].title })),
  },
  status: { label: text('Status'), options: exportStates.map((state) => ({ value: state, ...states[state] })) },
})

/** The files that the person took out. */
export function ExportList() {
  const list = useList(api.export.list, { columns, filters: filtersFor(useSession()?.roles ?? []) })
  const isWaiting = list.rows.some(({ status }) => status === 'queued' || status === 'running')
  useLive('export', isWaiting, list.retry)
  const actions = (row: Export): RowAction[] => [
    ...(row.status === 'done' ? [{ label: text('Download'), icon: IconDownload, run: () => download(row) }] : []),
    { label: text('Forget'), icon: IconTrash, danger: true, run: () => forget(row) },
  ]
  return (
    <ListPage
      title="Exports"
      description="Files you exported in the last 7 days. To start an export, open a list and choose Export."
      list={list}
      rowName={(row) => row.name}
      rowActions={actions}
      searchPlaceholder={text('Search by name')}
      emptyDescription={text('Open a list, such as City, and choose Export there.')}
    />
  )
}

async function forget({ _id: id }: Export) {
  await client.export.delete({ id }).catch((error) => toast.error(errorText(error)))
  await refresh(api.export)
}

function FileName({ row }: { row: Export }) {
  if (row.status !== 'done') return row.name
  return (
    <Anchor component="button" type="button" inherit onClick={() => void download(row)}>
      {row.name}
    </Anchor>
  )
}

function ExportStatus({ row }: { row: Export }) {
  const { t } = useTranslation()
  const { label, tone } = states[row.status]
  return (
    <span title={row.reason ? faultText(row.reason) : undefined}>
      <Badge tone={tone}>{t(label)}</Badge>
    </span>
  )
}
