import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import { only } from '../../../lib/session/only'
import { ChecklistList } from './checklist-list'

export const Route = createFileRoute('/company/enrollstudent/list-checklist')({
  staticData: { title: 'Checklist' },
  beforeLoad: only(access.checklists.read),
  component: ListChecklistPage,
})

function ListChecklistPage() {
  return (
    <ChecklistList
      description={text('What countries ask of students. Your company may add papers, and hides none.')}
      isPlatform={false}
    />
  )
}
