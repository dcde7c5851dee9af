import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { LostPage } from '../../../lib/lost-page'
import { only } from '../../../lib/only'
import { ImportAdd } from './import-add'
import { toTransferKind, transferTitle } from './kinds'

export const Route = createFileRoute('/company/transfer/add-import/$kind')({
  staticData: { title: 'Import {entity}', entity: transferTitle },
  beforeLoad: ({ params }) => {
    only(access.candidates.manage)()
    toTransferKind(params.kind, 'company')
  },
  notFoundComponent: LostPage,
  component: CompanyImportAddPage,
})

function CompanyImportAddPage() {
  const { kind } = useParams({ from: '/company/transfer/add-import/$kind' })
  return <ImportAdd kind={toTransferKind(kind, 'company')} />
}
