import type { AuditRow, audit } from '@corridor/contract/records/audit/shapes'
import { Anchor } from '@mantine/core'
import { IconEye, IconHistory, IconUser } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { api } from '../../../lib/call/client'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { subjectWords } from '../../../lib/mail/subject-text'
import { useTakeOut } from '../export/exports/use-transfer'
import { auditFilters } from './filters'
import { actionText, kindText } from './words'

const ChangeDialog = late(() => import('./change-dialog'))

const companyColumn: ColumnOf<typeof audit.list> = {
  header: text('Company'),
  cell: (row) => <bdi>{row.companyInfo[0]?.name}</bdi>,
}

const columnsFor = (
  area: 'admin' | 'company',
  open: (row: AuditRow) => void,
): readonly ColumnOf<typeof audit.list>[] => [
  { header: text('Record'), cell: (row) => <RecordName row={row} open={open} />, card: 'title' },
  { header: text('Action'), cell: (row) => <ActionName action={row.action} />, card: 'fact' },
  { header: text('Kind'), cell: (row) => <KindText kind={row.kind} /> },
  { header: text('Person'), cell: (row) => <PersonName row={row} />, card: 'fact' },
  ...(area === 'admin' ? [companyColumn] : []),
  {
    header: text('When'),
    sort: 'createDate',
    cell: ({ createDate }) => <ShortDate value={createDate} />,
    card: 'fact',
  },
]

/** Changes with who made them, newest first: on the whole platform, or in the own company. */
export function AuditList({ area }: { area: 'admin' | 'company' }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<AuditRow>()
  const columns = useMemo(() => columnsFor(area, setOpened), [area])
  const list = useList(api.audit.list, { columns, filters: auditFilters[area], name: 'audit' })
  const { actions } = useTakeOut('audit', list)
  const narrowTo = (name: string, value: string) => () =>
    list.change({ filters: { ...list.state.filters, [name]: value } })
  const rowActions = (row: AuditRow): RowAction[] => [
    { label: text('What changed'), icon: IconEye, run: () => setOpened(row) },
    ...(row.record
      ? [{ label: text('All about this record'), icon: IconHistory, run: narrowTo('record', row.record) }]
      : []),
    ...row.userInfo.map(({ _id }) => ({
      label: text('All by this person'),
      icon: IconUser,
      run: narrowTo('person', _id),
    })),
  ]
  return (
    <>
      <ListPage
        title="Audit Log"
        description="Who changed what, and when. Rows are kept for 24 months, and nobody can change them."
        list={list}
        rowName={(row) => subjectWords(row.name, t) || kindText(t, row.kind)}
        rowActions={rowActions}
        searchPlaceholder="Search by name"
        actions={actions}
        emptyDescription="Everything that is added, changed or deleted appears here."
      />
      {opened && (
        <Suspense fallback={null}>
          <ChangeDialog row={opened} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function RecordName({ row, open }: { row: AuditRow; open: (row: AuditRow) => void }) {
  const { t } = useTranslation()
  return (
    <Anchor component="button" type="button" inherit ta="start" onClick={() => open(row)}>
      <bdi>{subjectWords(row.name, t) || kindText(t, row.kind)}</bdi>
    </Anchor>
  )
}

function ActionName({ action }: { action: string }) {
  const { t } = useTranslation()
  return actionText(t, action)
}

function KindText({ kind }: { kind: string }) {
  const { t } = useTranslation()
  return kindText(t, kind)
}

function PersonName({ row }: { row: AuditRow }) {
  const { t } = useTranslation()
  return <bdi>{ownerName(row.userInfo) ?? t('Corridor (automatic)')}</bdi>
}
