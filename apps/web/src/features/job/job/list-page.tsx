import type { Job } from '@corridor/contract/job/job/shapes'
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
import { jobColumns, jobFilters } from './columns'
import { useJobActions } from './use-job-actions'

export const Route = createFileRoute('/company/job/list-job')({
  staticData: { title: 'Jobs' },
  beforeLoad: only(access.jobs.read),
  component: ListJobPage,
})

function ListJobPage() {
  const { t } = useTranslation()
  const list = useList(api.job.list, { columns: jobColumns, filters: jobFilters, name: 'job' })
  const { mayManage, manageActions, dialog } = useJobActions()
  const rowActions = (row: Job): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewJob(row._id) },
    ...(mayManage ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editJob(row._id) }] : []),
    ...manageActions(row),
  ]
  const transfer = useTransfer('job', list)
  return (
    <>
      <ListPage
        title="Jobs"
        description="What somebody is looked for: your own clients' jobs, and vendors' requirements."
        list={list}
        rowName={(row) => row.jobTitle}
        rowTo={(row) => paths.company.viewJob(row._id)}
        rowActions={rowActions}
        {...(mayManage ? { actions: transfer.actions, selectionActions: transfer.selectionActions } : {})}
        bulk={mayManage ? 'job' : undefined}
        searchPlaceholder="Search by title, client or reference"
        emptyDescription="Jobs appear here. Add one, or paste an ad into the JD Extractor."
        primaryAction={
          mayManage && (
            <ButtonLink to={paths.company.addJob} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Job')}
            </ButtonLink>
          )
        }
      />
      {dialog}
    </>
  )
}
