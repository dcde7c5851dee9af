import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Message } from '../../ui/message'
import { confirm } from '../feedback/confirm'
import { formatDate, formatName } from '../format/format'
import { useTranslation } from '../language/i18n'
import type { Doubles } from './doubles'
import { useDuplicateVerbs } from './use-duplicate-verbs'

const shownMax = 10

/** Records that were merged into one, for as long as the two can be split. Nothing if there are none. */
export function MergedFrom<Rec, Field extends string>({
  id: kept,
  doubles,
}: {
  id: string
  doubles: Doubles<Rec, Field>
}) {
  const { t } = useTranslation()
  const { split } = useDuplicateVerbs(doubles)
  const { merges, texts } = doubles
  const body = { limit: shownMax, filters: { kept } }
  const { data } = useQuery({
    queryKey: [...merges.key(), body],
    queryFn: ({ signal }) => merges.call(body, { signal }),
  })
  return data?.data.map(({ _id: id, goneInfo, createDate, splitUntil }) => {
    const [gone] = goneInfo
    const name = gone?.firstName === undefined ? (gone?.name ?? '') : formatName(gone)
    const ask = () =>
      confirm({
        title: t('Split {name}', { name }),
        question: t(texts.splitQuestion),
        confirmLabel: t('Split'),
        onConfirm: async () => void (await split(id)),
      })
    return (
      <Message
        key={id}
        tone="news"
        action={
          <Button size="compact-md" variant="default" onClick={ask} aria-label={t('Split {name}', { name })}>
            {t('Split')}
          </Button>
        }
      >
        {t('Merged from {name} on {date}. Can be split until {until}.', {
          name,
          date: formatDate(createDate),
          until: formatDate(splitUntil),
        })}
      </Message>
    )
  })
}
