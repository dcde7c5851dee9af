import { isWorking } from '@corridor/contract/records/import/states'
import { importFacts } from '@corridor/contract/records/transfer/kinds'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { PageHeader } from '../../../ui/page-header'
import { ImportSteps } from './import-steps'
import { Steps } from './steps'

// The server tells of each bit of progress; asking now and then is for what a lost connection swallowed.
const askMs = 3_000

/** One import, in whatever state it is. */
export function ImportView({ id }: { id: string }) {
  const { t } = useTranslation()
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
            title={t('Import {entity}', { entity: t(importFacts[data.kind].title) })}
            description={data.name}
          />
          <Steps state={data.status} />
          <ImportSteps found={data} />
        </>
      )}
    </RecordQuery>
  )
}
