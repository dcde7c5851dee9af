import { access } from '@corridor/contract/wire/access'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { queryClient } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { errorText } from '../../../../lib/language/i18n'
import { useSearchText } from '../../../../lib/page/use-search-text'
import { useMay } from '../../../../lib/session/session'

/** A newcomer's list. An address with `?steps=again`, as Help has it, shows it again. */
export function useFirstSteps() {
  const isAsked = useSearchText('steps') === 'again'
  const mayHave = useMay(access.tasks.manage)
  const { queryKey } = api.firstSteps.view.queryOptions({ input: {} })
  const { data, isPending } = useQuery({
    queryKey: [...queryKey, isAsked],
    queryFn: () => (isAsked ? client.firstSteps.save({ isShown: true }) : client.firstSteps.view({})),
    enabled: mayHave,
    // An act elsewhere ticks it: it is asked for anew whenever the page opens.
    staleTime: 0,
    retry: false,
  })
  const hide = useMutation({
    mutationFn: () => client.firstSteps.save({ isShown: false }),
    onSuccess: (answer) => void queryClient.setQueriesData({ queryKey: api.firstSteps.key() }, answer),
    onError: (error) => toast.error(errorText(error)),
  })
  return { isPending: mayHave && isPending, list: data?.data, hide: () => hide.mutate() }
}
