import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { currentLanguage } from '../../../../lib/language/i18n'
import { PaperList, pollWhileMade } from '../../proof/exports/paper-list'

/** Papers that a company signed, with the PDFs, for whoever reviews them. */
export function SignedPapers({ companyId }: { companyId: string }) {
  const { data } = useQuery({
    ...api.agreement.view.queryOptions({ input: { companyId, language: currentLanguage() } }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhileMade(state.data?.data.papers),
  })
  return <PaperList papers={data?.data.papers ?? []} />
}
