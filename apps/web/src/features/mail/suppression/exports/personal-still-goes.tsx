import type { MailTopic } from '@corridor/contract/mail/campaign/kinds'
import type { Suppression } from '@corridor/contract/mail/suppression/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useMay } from '../../../../lib/session/session'
import { Message } from '../../../../ui/message'

const unsubscribed: Record<MailTopic | 'all', string> = {
  all: text('{name} unsubscribed from your mail on {day}.'),
  hotlists: text('{name} unsubscribed from your hotlists on {day}.'),
  requirements: text('{name} unsubscribed from your requirements on {day}.'),
  news: text('{name} unsubscribed from your news on {day}.'),
}
const others: Record<Exclude<Suppression['reason'], 'unsubscribed'>, string> = {
  complaint: text('{name} complained about your mail on {day}.'),
  'do-not-contact': text('Your company wrote down on {day} that {name} is not to be contacted.'),
  'hard-bounce': text('A mail to {name} came back on {day}.'),
  'soft-bounce': text('Several mails to {name} came back until {day}.'),
  imported: text('{name} is on a list of people who get no mail, which was imported on {day}.'),
}

/** Beside a composer: that whom one writes to gets no mail that goes to many, and that this one goes nevertheless. */
export function PersonalStillGoes({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation()
  const mayRead = useMay(access.suppressions.read)
  const { data } = useQuery(
    api.suppression.list.queryOptions({
      input: { filters: { address, state: 'live' }, sortBy: 'createDate', limit: 5 },
      enabled: mayRead && address !== '',
    }),
  )
  if (!data || data.data.length === 0) return null
  return (
    <Message tone="attention">
      {data.data.map(({ _id, reason, topic, createDate }) => (
        <div key={_id}>
          {t(reason === 'unsubscribed' ? unsubscribed[topic ?? 'all'] : others[reason], {
            name: name || address,
            day: formatDate(createDate),
          })}
        </div>
      ))}
      {t('A personal answer still goes.')}
    </Message>
  )
}
