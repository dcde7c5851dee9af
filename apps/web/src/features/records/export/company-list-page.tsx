import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { ExportList } from './export-list'

export const Route = createFileRoute('/company/transfer/list-export')({
  staticData: { title: 'Exports' },
  beforeLoad: only(access.candidates.manage),
  component: ExportList,
})
