import type { Claim, commission } from '@corridor/contract/agency/commission/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconFileSpreadsheet, IconFileTypePdf, IconTrash } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatMoney, formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { currentLanguage, errorText, t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ofAnyStatus, recordFilter } from '../../../lib/list/filter/record-filter'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf, RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { saveBytes } from '../../../lib/upload/download-file'
import { refreshCommissions } from './refresh-commissions'

export const Route = createFileRoute('/company/enrollstudent/list-commission-claim')({
  staticData: { title: 'Claims' },
  beforeLoad: only(access.commissions.manage),
  component: ListClaimPage,
})

const columns: readonly ColumnOf<typeof commission.listClaim>[] = [
  { header: text('Number'), sort: 'number', card: 'title', isLocked: true, cell: (row) => <bdi>{row.number}</bdi> },
  { header: text('Institution'), card: 'fact', cell: (row) => <bdi>{row.institutionInfo[0]?.name}</bdi> },
  { header: text('Students'), numeric: true, cell: (row) => formatNumber(row.lines) },
  { header: text('Total'), numeric: true, card: 'fact', cell: (row) => formatMoney(row.total, row.currency) },
  { header: text('Day'), sort: 'date', card: 'fact', cell: (row) => <ShortDate value={row.date} /> },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
]

const filters: FiltersOf<typeof commission.listClaim> = {
  institution: recordFilter({
    label: text('Institution'),
    source: api.institution.list,
    nameOf: (row) => row.name,
    among: ofAnyStatus,
  }),
}

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

async function download({ _id: id }: Claim, as: keyof typeof types) {
  try {
    const { fileName, file } = await client.commission.claimFile({ id, as, language: currentLanguage() })
    saveBytes(file, types[as], fileName)
    toast.success(t('Download started'))
  } catch (error) {
    toast.error(t('Failed to download file: {message}', { message: errorText(error) }))
  }
}

const withdraw = ({ _id: id, number }: Claim) =>
  confirmDelete({
    title: t('Withdraw claim'),
    question: t('The commissions of claim {number} can be claimed again.', { number }),
    confirmLabel: t('Withdraw claim'),
    onConfirm: async () => {
      await client.commission.withdrawClaim({ id })
      toast.success(t('Claim withdrawn'))
      await refreshCommissions()
    },
  })

const rowActions = (row: Claim): RowAction[] => [
  { label: text('Download as PDF'), icon: IconFileTypePdf, run: () => download(row, 'pdf') },
  { label: text('Download as workbook'), icon: IconFileSpreadsheet, run: () => download(row, 'xlsx') },
  { label: text('Withdraw claim'), icon: IconTrash, danger: true, run: () => withdraw(row) },
]

function ListClaimPage() {
  const list = useList(api.commission.listClaim, { columns, filters, name: 'commission-claim' })
  return (
    <ListPage
      title="Claims"
      description="Letters to institutions that ask for what they owe."
      list={list}
      rowName={(row) => row.number}
      rowActions={rowActions}
      searchPlaceholder="Search by number"
      emptyDescription="Choose commissions that can be claimed in the list of commission: one claim holds those of one institution and currency."
    />
  )
}
