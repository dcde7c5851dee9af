import type { resumeBatch } from '@corridor/contract/candidate/resume-batch/shapes'
import { openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'

export const Route = createFileRoute('/company/super-candidate/list-resume-parsing')({
  staticData: { title: 'Bulk uploads' },
  beforeLoad: only(access.candidates.manage),
  component: ResumeBatchListPage,
})

const columns: readonly ColumnOf<typeof resumeBatch.list>[] = [
  {
    header: text('First file'),
    sort: 'name',
    cell: (row) => <TextLink to={paths.company.viewResumeBatch(row._id)}>{row.name || '—'}</TextLink>,
    card: 'title',
  },
  { header: text('Files'), cell: (row) => formatNumber(row.counts.files), numeric: true, card: 'fact' },
  { header: text('Saved'), cell: (row) => formatNumber(row.counts.saved), numeric: true, card: 'fact' },
  {
    header: text('Need attention'),
    cell: ({ counts }) => formatNumber(openFileStates.reduce((sum, state) => sum + counts[state], 0)),
    numeric: true,
    card: 'fact',
  },
  { header: text('Started by'), cell: (row) => ownerName(row.userInfo) },
  { header: text('Started'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
]

function ResumeBatchListPage() {
  const { t } = useTranslation()
  const list = useList(api.resumeBatch.list, { columns })
  return (
    <ListPage
      title="Bulk uploads"
      description="Resumes your company uploaded in the last 30 days, and the ones that still need a decision."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.company.viewResumeBatch(row._id)}
      searchPlaceholder={text('Search by name')}
      emptyDescription={text('Upload many resumes at once and see the result for each one here.')}
      primaryAction={<ButtonLink to={paths.company.parseResumeDirect}>{t('Resume Parsing Direct')}</ButtonLink>}
    />
  )
}
