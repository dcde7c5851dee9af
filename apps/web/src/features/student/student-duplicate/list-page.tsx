import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { DuplicateList } from '../../../lib/duplicate/duplicate-list'
import { only } from '../../../lib/session/only'
import { studentDesk } from './desk'

export const Route = createFileRoute('/company/enrollstudent/list-duplicate')({
  staticData: { title: 'Duplicates' },
  beforeLoad: only(access.students.manage),
  component: ListStudentDuplicatePage,
})

function ListStudentDuplicatePage() {
  return <DuplicateList desk={studentDesk} />
}
