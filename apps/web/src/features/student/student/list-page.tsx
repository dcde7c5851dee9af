import { stepOf } from '@corridor/contract/student/enrolment/steps'
import type { StudentRow } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconPencil, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { RowAction } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useTransfer } from '../../records/export/exports/use-transfer'
import { FindByPassport } from '../passport/exports/find-button'
import { sealedStudents } from '../passport/exports/sealed-students'
import { studentColumns, studentFilters } from './columns'
import { useAskMany } from './exports/use-ask-many'
import { useStudentActions } from './use-student-actions'

export const Route = createFileRoute('/company/enrollstudent/list-student')({
  staticData: { title: 'Students' },
  beforeLoad: only(access.students.read),
  component: ListStudentPage,
})

function ListStudentPage() {
  const { t } = useTranslation()
  const list = useList(api.student.list, {
    columns: studentColumns,
    filters: studentFilters,
    defaults: { filters: { standing: 'current' } },
    name: 'student',
  })
  const { mayManage, manageActions, dialog } = useStudentActions()
  const mayReveal = useMay(access.studentSecrets.reveal)
  const transfer = useTransfer('student', list, mayReveal ? sealedStudents : undefined)
  const asking = useAskMany('student')
  const { segment } = stepOf('fullName')
  const goOn = (row: StudentRow): RowAction =>
    row.stepsMissing > 0
      ? { label: text('Continue enrolment'), icon: IconPlayerPlay, to: paths.company.enrolmentNextStep(row._id) }
      : {
          label: text('Edit'),
          icon: IconPencil,
          to: paths.company.enrolmentStep(segment, row._id),
          search: { mode: 'edit' },
        }
  return (
    <>
      <ListPage
        title="Students"
        description="People whom you enrol, and how far each enrolment is."
        list={list}
        rowName={formatName}
        rowTo={(row) => paths.company.viewStudent(row._id)}
        rowActions={(row) => [
          { label: text('View'), icon: IconEye, to: paths.company.viewStudent(row._id) },
          ...(mayManage ? [goOn(row)] : []),
          ...manageActions({ ...row, name: formatName(row) }),
        ]}
        bulk={mayManage ? 'student' : undefined}
        selectionActions={mayManage ? [...asking.selectionActions, ...transfer.selectionActions] : []}
        actions={
          <>
            <FindByPassport />
            {mayManage && transfer.actions}
          </>
        }
        searchPlaceholder="Search by name, email or phone"
        emptyDescription="Each student is enrolled in ten steps, which colleagues can continue where one stopped."
        primaryAction={
          mayManage && (
            <ButtonLink to={paths.company.enrolmentStep(segment)} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('Add Student')}
            </ButtonLink>
          )
        }
      />
      {dialog}
      {asking.dialog}
    </>
  )
}
