import { transferAccess } from '@corridor/contract/records/transfer/kinds'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { ImportList } from './import-list'

export const Route = createFileRoute('/admin/transfer/list-import')({
  staticData: { title: 'Imports' },
  beforeLoad: only(transferAccess),
  component: ImportList,
})
