import { createFileRoute } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import { ChecklistList } from './checklist-list'

export const Route = createFileRoute('/admin/checklist')({
  staticData: { title: 'Checklist' },
  component: AdminChecklistPage,
})

function AdminChecklistPage() {
  return (
    <ChecklistList
      description={text('What countries ask of students, since when, and where that stands. Every company reads it.')}
      isPlatform
    />
  )
}
