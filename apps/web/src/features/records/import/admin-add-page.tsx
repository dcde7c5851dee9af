import { transferAccess } from '@corridor/contract/records/transfer/kinds'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { LostPage } from '../../../lib/page/lost-page'
import { only } from '../../../lib/session/only'
import { ImportAdd } from './import-add'
import { toImportKind, transferTitle } from './kinds'

export const Route = createFileRoute('/admin/transfer/add-import/$kind')({
  staticData: { title: 'Import {entity}', entity: transferTitle },
  beforeLoad: ({ params }) => {
    only(transferAccess)()
    toImportKind(params.kind, 'admin')
  },
  notFoundComponent: LostPage,
  component: AdminImportAddPage,
})

function AdminImportAddPage() {
  const { kind } = useParams({ from: '/admin/transfer/add-import/$kind' })
  return <ImportAdd kind={toImportKind(kind, 'admin')} />
}
