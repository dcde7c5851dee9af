import { companySectionNames, companySections } from '@corridor/contract/field/company-sections'
import type { PendingSection, verification } from '@corridor/contract/trust/verification/shapes'
import { Button } from '@mantine/core'
import { IconChecklist, IconDoorExit, IconPlayerTrackNext } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { toSearch } from '../../../lib/page/search'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { useNextPending } from './use-next-pending'

export const Route = createFileRoute('/admin/verification/pending-verifications')({
  staticData: { title: 'Pending Verifications' },
  component: PendingVerificationsPage,
})

const columns: readonly ColumnOf<typeof verification.listPending>[] = [
  {
    header: text('Company'),
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <TextLink to={paths.admin.viewCompany(row.companyInfo[0]?._id ?? '')} search={toSearch({ section: row.section })}>
        {row.companyInfo[0]?.name}
      </TextLink>
    ),
  },
  { header: text('Section'), sort: 'section', card: 'fact', cell: (row) => <Name row={row} /> },
  {
    header: text('Waiting since'),
    sort: 'createDate',
    card: 'fact',
    cell: (row) => <ShortDate value={row.createDate} />,
  },
  { header: text('Decided before'), isNamed: true, cell: (row) => <YesNo value={row.isAgain} /> },
  { header: text('In review by'), card: 'fact', cell: (row) => row.claimedByInfo[0]?.name ?? '' },
]

const filters: FiltersOf<typeof verification.listPending> = {
  section: {
    label: text('Section'),
    options: companySections.map((section) => ({ value: section, label: companySectionNames[section] })),
  },
  claim: {
    label: text('Reviewer'),
    options: [
      { value: 'free', label: text('Nobody') },
      { value: 'mine', label: text('Me') },
    ],
  },
}

function PendingVerificationsPage() {
  const { t } = useTranslation()
  const me = useSession()?.user._id
  const { review, next } = useNextPending()
  const list = useList(api.verification.listPending, {
    columns,
    filters,
    defaults: { sort: 'createDate', dir: 'asc' },
    name: 'pending-verification',
  })
  useLive('dashboard', true, list.retry)
  const release = async (row: PendingSection) => {
    await client.verification.release({ id: row._id })
    await refresh(api.verification)
  }
  return (
    <ListPage
      title="Pending Verifications"
      description="Sections to verify, the longest waiting first."
      list={list}
      rowName={(row) => `${row.companyInfo[0]?.name}, ${t(companySectionNames[row.section])}`}
      rowTo={(row) => paths.admin.viewCompany(row.companyInfo[0]?._id ?? '')}
      rowActions={(row) => [
        { label: text('Review'), icon: IconChecklist, run: () => review(row._id) },
        ...(row.claimedByInfo[0]?._id === me
          ? [{ label: text('Stop reviewing'), icon: IconDoorExit, run: () => release(row) }]
          : []),
      ]}
      searchPlaceholder="Search by company name"
      emptyDescription="Sections that a company submits, or changes after they were verified, appear here."
      primaryAction={
        <Button
          onClick={() => void next()}
          leftSection={<IconPlayerTrackNext size={18} aria-hidden />}
          aria-keyshortcuts="n"
        >
          {t('Review next')}
        </Button>
      }
    />
  )
}

function Name({ row }: { row: PendingSection }) {
  const { t } = useTranslation()
  return t(companySectionNames[row.section])
}

function YesNo({ value }: { value: boolean }) {
  const { t } = useTranslation()
  return t(value ? 'Yes' : 'No')
}
