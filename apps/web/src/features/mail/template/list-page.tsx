import type { EmailTemplate } from '@corridor/contract/mail/template/shapes'
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
import { templateColumns, templateFilters } from './columns'
import { useTemplateActions } from './use-template-actions'

export const Route = createFileRoute('/company/email-template/list-email-template')({
  staticData: { title: 'Email Templates' },
  beforeLoad: only(access.vendors.read),
  component: ListEmailTemplatePage,
})

function ListEmailTemplatePage() {
  const { t } = useTranslation()
  const list = useList(api.emailTemplate.list, {
    columns: templateColumns,
    filters: templateFilters,
    name: 'email-template',
  })
  const { mayManage, manageActions } = useTemplateActions()
  const rowActions = (row: EmailTemplate): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewEmailTemplate(row._id) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editEmailTemplate(row._id) }] : []),
    ...manageActions(row),
  ]
  return (
    <ListPage
      title="Email Templates"
      description="Mails that are written once and filled for each person who gets them."
      list={list}
      rowName={(row) => row.name}
      rowTo={(row) => paths.company.viewEmailTemplate(row._id)}
      rowActions={rowActions}
      bulk={mayManage ? 'email-template' : undefined}
      searchPlaceholder="Search by name or subject"
      emptyDescription="Mails that you write once and send to many appear here."
      primaryAction={
        mayManage && (
          <ButtonLink to={paths.company.addEmailTemplate} leftSection={<IconPlus size={18} aria-hidden />}>
            {t('Add Email Template')}
          </ButtonLink>
        )
      }
    />
  )
}
