import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { DuplicateList } from '../../../lib/duplicate/duplicate-list'
import { only } from '../../../lib/session/only'
import { candidateDesk } from './desk'

export const Route = createFileRoute('/company/candidate/list-duplicate')({
  staticData: { title: 'Duplicates' },
  beforeLoad: only(access.candidates.manage),
  component: ListDuplicatePage,
})

function ListDuplicatePage() {
  return <DuplicateList desk={candidateDesk} />
}
