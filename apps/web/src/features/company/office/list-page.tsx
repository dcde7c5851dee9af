import type { CompanyOffice, office } from '@corridor/contract/company/office/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { countryName } from '../../../lib/format/country-name'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { ColumnOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'

export const Route = createFileRoute('/company/setup/locations')({
  staticData: { title: 'Locations' },
  beforeLoad: only(access.setup.read),
  component: OfficeListPage,
})

const columns: readonly ColumnOf<typeof office.list>[] = [
  { header: text('Name'), sort: 'name', card: 'title', cell: (row) => <bdi>{row.name}</bdi> },

  { header: text('Address'), sort: 'address', card: 'fact', cell: (row) => <bdi>{row.address}</bdi> },
  { header: text('City'), card: 'fact', cell: (row) => row.cityInfo[0]?.name ?? row.city },
  { header: text('State'), cell: (row) => row.stateInfo[0]?.name ?? row.state },
  { header: text('Country'), cell: (row) => row.countryInfo[0] && countryName(row.countryInfo[0]) },
  { header: text('Zip Code'), sort: 'zipCode', cell: (row) => <bdi>{row.zipCode}</bdi> },
  { header: text('Added'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
]

function OfficeListPage() {
  const { t } = useTranslation()
  const mayManage = useMay(access.setup.manage)
  const list = useList(api.office.list, { columns, defaults: specifiedRows, name: 'company-office' })
  const remove = useRemoval<CompanyOffice>(api.office.delete, {
    title: t('Delete {entity}', { entity: t('Location') }),
    question: t('Are you sure you want to delete this location?'),
    nameOf: (row) => row.name,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll: () => refresh(api.office, api.bin),
  })
  const rowActions = (row: CompanyOffice): RowAction[] =>
    mayManage
      ? [
          { label: text('Edit'), icon: IconPencil, to: paths.company.editLocation(row._id) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row) },
        ]
      : []
  return (
    <ListPage
      title="Locations"
      description="Where your company has offices, apart from its registered addresses."
      list={list}
      rowName={(row) => row.name}
      rowActions={rowActions}
      searchPlaceholder="Search by name or address"
      emptyDescription="Add the offices where your people work."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addLocation} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Location')}
          </ButtonLink>
        )
      }
    />
  )
}
