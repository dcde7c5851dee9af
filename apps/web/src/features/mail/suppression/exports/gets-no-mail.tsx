import type { MailTopic } from '@corridor/contract/mail/campaign/kinds'
import { suppressionReasonNames } from '@corridor/contract/mail/suppression/kinds'
import { access } from '@corridor/contract/wire/access'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

const withheld: Record<MailTopic | 'all', string> = {
  all: text('Gets no campaigns'),
  hotlists: text('Gets no hotlists'),
  requirements: text('Gets no requirements'),
  news: text('Gets no news'),
}

/** Beside an address: which mail that goes to many it does not get, and since when for what reason. Nothing if it gets all. */
export function GetsNoMail({ address }: { address: string }) {
  const { t } = useTranslation()
  const isInCompany = useMay(access.setup.read)
  const { data } = useQuery(
    api.suppression.list.queryOptions({
      input: { filters: { address, state: 'live' }, sortBy: 'createDate', limit: 5 },
      enabled: isInCompany,
    }),
  )
  return data?.data.map(({ _id, topic, reason, createDate }) => (
    <Text key={_id} component="div" size="sm" c="dimmed">
      <TextLink to={paths.company.viewSuppression(_id)}>{t(withheld[topic ?? 'all'])}</TextLink>
      <div>
        {t(suppressionReasonNames[reason])} ·{' '}
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {formatDate(createDate)}
        </Text>
      </div>
    </Text>
  ))
}

/** An address to write to, with what it does not get. */
export const MailTo = ({ address }: { address: string }) => (
  <>
    <Anchor inherit href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </Anchor>
    <GetsNoMail address={address} />
  </>
)
