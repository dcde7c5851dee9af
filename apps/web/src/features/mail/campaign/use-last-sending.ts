import type { CampaignKind } from '@corridor/contract/mail/campaign/kinds'
import type { CampaignAdd } from '@corridor/contract/mail/campaign/shapes'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'

const idsOf = (named: readonly { _id: string }[]) => named.map(({ _id }) => _id)

/** Values for the next campaign of a kind: whom the last one that was sent went to, from whom, and its words. */
export function useLastSending(kind: CampaignKind | undefined) {
  const { data, isLoading } = useQuery({
    queryKey: [...api.campaign.list.key(), 'last', kind],
    queryFn: async () => {
      const filters = kind ? { kind } : {}
      const { data: found } = await client.campaign.list({
        ...{ filters, limit: 10, sortBy: 'startedDate', sortDirection: 'desc' },
      })
      const last = found.find(({ startedDate, first }) => startedDate !== null && first === null)
      if (!last) return null
      const values: Partial<CampaignAdd> = {
        ...{ from: last.fromInfo[0]?._id ?? null, replyTo: last.replyToInfo[0]?._id ?? null },
        ...{ groups: idsOf(last.groupInfo), vendors: idsOf(last.vendorInfo), contacts: idsOf(last.contactInfo) },
        ...{ template: last.template, subject: last.subject, body: last.body },
      }
      return { campaign: { ...last, hotlistInfo: [], jobInfo: [], candidateInfo: [], fileInfo: [] }, values }
    },
    enabled: kind !== undefined,
    // Asked anew at each visit: somebody may have sent since, and the form keeps what it began with.
    gcTime: 0,
  })
  return { last: data ?? undefined, isLoading }
}
