import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/only'
import { DuplicateList } from './duplicate-list'

export const Route = createFileRoute('/company/candidate/list-duplicate')({
  staticData: { title: 'Duplicates' },
  beforeLoad: only(access.candidates.manage),
  component: DuplicateList,
})
