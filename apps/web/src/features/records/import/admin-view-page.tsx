import { transferAccess } from '@corridor/contract/records/transfer/kinds'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { ImportView } from './import-view'

export const Route = createFileRoute('/admin/transfer/view-import/$id')({
  staticData: { title: 'Import' },
  beforeLoad: only(transferAccess),
  component: AdminImportViewPage,
})

function AdminImportViewPage() {
  return <ImportView id={useParams({ from: '/admin/transfer/view-import/$id' }).id} />
}
