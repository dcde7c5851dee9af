import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/link'
import { Message } from '../../ui/message'
import { useTranslation } from '../language/i18n'
import type { ListSource } from '../list/types'
import { toSearch } from '../page/search'
import type { DoubleDesk, Entry, Pair } from './doubles'
import { isLikely, reasonsText } from './reasons'

interface SeenDoubleProps<Rec, Reason extends string> extends Pick<DoubleDesk<Rec, string, Reason>, 'to' | 'reasons'> {
  record: Rec
  list: ListSource<{ limit: number; sortBy: 'score'; filters: { record: string } }, Pair<Rec, Reason>>
  nameOf: (record: Rec) => string
}

/** On the page of a record: that another is probably or perhaps the same, why, and the way to compare the two. Nothing if there is none. */
export function SeenDouble<Rec extends Entry, Reason extends string>({
  record,
  list,
  to,
  nameOf,
  reasons,
}: SeenDoubleProps<Rec, Reason>) {
  const { t } = useTranslation()
  const body = { limit: 1, sortBy: 'score' as const, filters: { record: record._id } }
  const { data } = useQuery({
    queryKey: [...list.key(), body],
    queryFn: ({ signal }) => list.call(body, { signal }),
  })
  const [pair] = data?.data ?? []
  const other = pair?.records.find(({ _id }) => _id !== record._id)
  if (!pair || !other) return null
  return (
    <Message
      tone="attention"
      action={
        <ButtonLink
          size="compact-md"
          variant="default"
          to={to}
          search={toSearch({ search: nameOf(record), pair: pair._id })}
        >
          {t('Compare')}
        </ButtonLink>
      }
    >
      {t(isLikely(pair) ? 'Probably the same as {name}: {reasons}' : 'Possibly the same as {name}: {reasons}', {
        name: nameOf(other),
        reasons: reasonsText(pair.reasons, reasons),
      })}
    </Message>
  )
}
