import { isWorking } from '@corridor/contract/import-states'
import { recordFacts } from '@corridor/contract/record-kinds'
import { transferAccess } from '@corridor/contract/transfer-columns'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../lib/client'
import { useLive } from '../../lib/live'
import { only } from '../../lib/only'
import { refresh } from '../../lib/query-client'
import { RecordQuery } from '../../lib/record/record-query'
import { PageHeader } from '../../ui/page-header'
import { ImportSteps } from './import-steps'
import { Steps } from './steps'

export const Route = createFileRoute('/admin/transfer/view-import/$id')({
  staticData: { title: 'Import' },
  beforeLoad: only(transferAccess),
  component: ImportViewPage,
})

// The server tells of each bit of progress; asking now and then is for what a lost connection swallowed.
const askMs = 3_000

function ImportViewPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/admin/transfer/view-import/$id' })
  const query = useQuery(
    api.import.view.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data && isWorking(state.data.data.status) ? askMs : false),
    }),
  )
  const status = query.data?.data.status
  useLive('import', status !== undefined && isWorking(status), () => void query.refetch())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are other ones once the import has moved on.
  useEffect(() => void refresh(api.import.listRow), [status])
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <>
          <PageHeader
            title={t('Import {entity}', { entity: t(recordFacts[data.kind].title) })}
            description={data.name}
          />
          <Steps state={data.status} />
          <ImportSteps found={data} />
        </>
      )}
    </RecordQuery>
  )
}
