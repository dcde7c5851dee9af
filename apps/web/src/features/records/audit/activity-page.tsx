import type { audit } from '@corridor/contract/records/audit/shapes'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { subjectWords } from '../../../lib/mail/subject-text'
import { activityFilters } from './filters'
import { actionText, kindText } from './words'

export const Route = createFileRoute('/account/activity')({
  staticData: { title: 'Activity' },
  component: ActivityPage,
})

const columns: readonly ColumnOf<typeof audit.listOwn>[] = [
  { header: text('Record'), cell: (row) => <RecordName name={row.name} kind={row.kind} />, card: 'title' },
  { header: text('Action'), cell: (row) => <ActionName action={row.action} />, card: 'fact' },
  { header: text('Kind'), cell: (row) => <KindText kind={row.kind} /> },
  { header: text('When'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} />, card: 'fact' },
]

/** One's own deeds, newest first. */
function ActivityPage() {
  const { t } = useTranslation()
  const list = useList(api.audit.listOwn, { columns, filters: activityFilters, name: 'activity' })
  return (
    <ListPage
      title="Activity"
      description="What you did here in the last 24 months. Nobody can change it."
      list={list}
      rowName={(row) => subjectWords(row.name, t) || kindText(t, row.kind)}
      searchPlaceholder="Search by name"
      emptyDescription="Everything that you add, change or delete appears here."
    />
  )
}

function RecordName({ name, kind }: { name: string; kind: string }) {
  const { t } = useTranslation()
  return <bdi>{subjectWords(name, t) || kindText(t, kind)}</bdi>
}

function ActionName({ action }: { action: string }) {
  const { t } = useTranslation()
  return actionText(t, action)
}

function KindText({ kind }: { kind: string }) {
  const { t } = useTranslation()
  return kindText(t, kind)
}
