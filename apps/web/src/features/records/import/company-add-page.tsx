import { importFacts } from '@corridor/contract/records/transfer/kinds'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { LostPage } from '../../../lib/page/lost-page'
import { only } from '../../../lib/session/only'
import { ImportAdd } from './import-add'
import { toImportKind, transferTitle } from './kinds'

export const Route = createFileRoute('/company/transfer/add-import/$kind')({
  staticData: { title: 'Import {entity}', entity: transferTitle },
  beforeLoad: ({ params }) => {
    only(importFacts[toImportKind(params.kind, 'company')].manage)()
  },
  notFoundComponent: LostPage,
  component: CompanyImportAddPage,
})

function CompanyImportAddPage() {
  const { kind } = useParams({ from: '/company/transfer/add-import/$kind' })
  return <ImportAdd kind={toImportKind(kind, 'company')} />
}
