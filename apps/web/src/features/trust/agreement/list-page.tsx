import type { agreement } from '@corridor/contract/trust/agreement/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'

export const Route = createFileRoute('/admin/agreements/')({
  staticData: { title: 'Agreements' },
  beforeLoad: only(access.verification.manage),
  component: AgreementListPage,
})

const columns: readonly ColumnOf<typeof agreement.listVersion>[] = [
  {
    header: text('Version'),
    sort: 'name',
    card: 'title',
    cell: (row) => <TextLink to={paths.admin.viewAgreement(row._id)}>{row.name}</TextLink>,
  },
  { header: text('Title'), card: 'fact', cell: (row) => <bdi>{row.title}</bdi> },
  { header: text('Holds from'), sort: 'holdsFrom', card: 'fact', cell: (row) => <ShortDate value={row.holdsFrom} /> },
  { header: text('Status'), cell: (row) => <Standing row={row} /> },
  { header: text('Companies that signed'), numeric: true, cell: (row) => formatNumber(row.signedBy) },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
]

function Standing({ row }: { row: { isPresent: boolean; holdsFrom: string } }) {
  const { t } = useTranslation()
  if (row.isPresent) return <Badge tone="good">{t('Current')}</Badge>
  const isToCome = row.holdsFrom > new Date().toISOString().slice(0, 10)
  return <Badge tone={isToCome ? 'news' : 'neutral'}>{t(isToCome ? 'To come' : 'Earlier')}</Badge>
}

function AgreementListPage() {
  const { t } = useTranslation()
  const list = useList(api.agreement.listVersion, { columns, defaults: specifiedRows, name: 'agreement-version' })
  return (
    <ListPage
      title="Agreements"
      description="What companies sign. No version is ever edited: a later one asks them anew."
      list={list}
      rowName={(row) => row.name}
      rowActions={(row) => [{ label: text('View'), icon: IconEye, to: paths.admin.viewAgreement(row._id) }]}
      searchPlaceholder="Search by version"
      emptyDescription="Add the first version that companies sign."
      primaryAction={
        <ButtonLink to={paths.admin.addAgreement} leftSection={<IconPlus size={18} aria-hidden />}>
          {t('Add Version')}
        </ButtonLink>
      }
    />
  )
}
