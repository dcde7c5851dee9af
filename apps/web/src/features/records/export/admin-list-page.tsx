import { transferAccess } from '@corridor/contract/records/transfer/kinds'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { ExportList } from './export-list'

export const Route = createFileRoute('/admin/transfer/list-export')({
  staticData: { title: 'Exports' },
  beforeLoad: only(transferAccess),
  component: ExportList,
})
