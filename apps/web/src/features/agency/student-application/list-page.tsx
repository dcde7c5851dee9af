import type { StudentApplication } from '@corridor/contract/agency/student-application/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconEye, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { useAskMany } from '../../student/student/exports/use-ask-many'
import { applicationColumns, applicationFilters } from './columns'
import { applicationName, useApplicationActions } from './use-application-actions'

const AddDialog = late(() => import('./add-dialog'))

export const Route = createFileRoute('/company/enrollstudent/list-application')({
  staticData: { title: 'Student applications' },
  beforeLoad: only(access.studentApplications.read),
  component: ListApplicationPage,
})

function ListApplicationPage() {
  const { t } = useTranslation()
  const [isAdding, setIsAdding] = useState(false)
  const list = useList(api.studentApplication.list, {
    columns: applicationColumns,
    filters: applicationFilters,
    name: 'student-application',
  })
  const { mayManage, manageActions } = useApplicationActions()
  const transfer = useTransfer('student-application', list)
  const asking = useAskMany<StudentApplication>('student-application')
  const rowActions = (row: StudentApplication): RowAction[] => [
    { label: text('View'), icon: IconEye, to: paths.company.viewStudentApplication(row._id) },
    ...manageActions(row),
  ]
  return (
    <>
      <ListPage
        title="Student applications"
        description="Where your students apply, how far each application is, and what is due next."
        list={list}
        rowName={applicationName}
        rowTo={(row) => paths.company.viewStudentApplication(row._id)}
        rowActions={rowActions}
        bulk={mayManage ? 'student-application' : undefined}
        selectionActions={mayManage ? [...asking.selectionActions, ...transfer.selectionActions] : []}
        actions={mayManage && transfer.actions}
        searchPlaceholder="Search by student, institution or programme"
        emptyDescription="A student applies to a programme of an institution for one intake; each application appears here with its next deadline."
        primaryAction={
          mayManage && (
            <Button onClick={() => setIsAdding(true)} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Application')}
            </Button>
          )
        }
      />
      {asking.dialog}
      <Suspense>{isAdding && <AddDialog close={() => setIsAdding(false)} />}</Suspense>
    </>
  )
}
