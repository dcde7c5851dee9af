import type { Client } from '@corridor/contract/job/client/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPencil, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { clientColumns, clientFilters } from './columns'
import { useClientActions } from './use-client-actions'

export const Route = createFileRoute('/company/client/list-client')({
  staticData: { title: 'Clients' },
  beforeLoad: only(access.clients.read),
  component: ListClientPage,
})

function ListClientPage() {
  const { t } = useTranslation()
  const list = useList(api.client.list, { columns: clientColumns, filters: clientFilters, name: 'client' })
  const { mayManage, manageActions } = useClientActions()
  const rowActions = (row: Client): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewClient(row._id) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editClient(row._id) }] : []),
    ...manageActions(row),
  ]
  const transfer = useTransfer('client', list)
  return (
    <ListPage
      title="Clients"
      description="For whom you find people in the end, under every name that they go by."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.company.viewClient(row._id)}
      rowActions={rowActions}
      {...(mayManage ? { selectionActions: transfer.selectionActions } : {})}
      actions={
        mayManage && (
          <>
            <ButtonLink variant="default" to={paths.company.listClientDuplicate}>
              {t('Duplicates')}
            </ButtonLink>
            {transfer.actions}
          </>
        )
      }
      bulk={mayManage ? 'client' : undefined}
      searchPlaceholder="Search by name, alias or website"
      emptyDescription="The companies that people work for in the end appear here."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addClient} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Client')}
          </ButtonLink>
        )
      }
    />
  )
}
