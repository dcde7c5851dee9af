import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { ImportList } from './import-list'

export const Route = createFileRoute('/company/transfer/list-import')({
  staticData: { title: 'Imports' },
  beforeLoad: only(access.candidates.manage),
  component: ImportList,
})
