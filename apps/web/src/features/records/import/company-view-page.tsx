import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { ImportView } from './import-view'

export const Route = createFileRoute('/company/transfer/view-import/$id')({
  staticData: { title: 'Import' },
  beforeLoad: only(access.candidates.manage),
  component: CompanyImportViewPage,
})

function CompanyImportViewPage() {
  return <ImportView id={useParams({ from: '/company/transfer/view-import/$id' }).id} />
}
