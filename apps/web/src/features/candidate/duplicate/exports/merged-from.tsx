import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/client'
import { confirm } from '../../../../lib/confirm'
import { formatDate, formatName } from '../../../../lib/format'
import { useTranslation } from '../../../../lib/i18n'
import { Message } from '../../../../ui/message'
import { useDuplicateVerbs } from '../use-duplicate-verbs'

const shownMax = 10

/** Who was merged into a candidate, for as long as the two can be split. Nothing where nobody was. */
export function MergedFrom({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation()
  const { split } = useDuplicateVerbs()
  const { data } = useQuery(
    api.duplicate.listMerge.queryOptions({ input: { limit: shownMax, filters: { kept: candidateId } } }),
  )
  return data?.data.map(({ _id: id, goneInfo, createDate, splitUntil }) => {
    const name = formatName(goneInfo[0] ?? {})
    const ask = () =>
      confirm({
        title: t('Split {name}', { name }),
        question: t('Both candidates become what they were before they were merged.'),
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
