import { countedOf, type MailGrouping } from '@corridor/contract/mail/report/kinds'
import type { ReactNode } from 'react'
import { api } from '../../../lib/call/client'
import { peopleSource } from '../../../lib/form/choice/people-source'
import { RecordName } from '../../../lib/form/choice/record-select'
import { formatDate, formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { subjectWords } from '../../../lib/mail/subject-text'
import type { Given } from '../../../lib/places'
import { reportName } from './report-name'

const named: Partial<Record<MailGrouping, (id: string) => ReactNode>> = {
  campaign: (id) => <CampaignName id={id} />,
  template: (id) => <RecordName source={api.emailTemplate.list} id={id} nameOf={({ name }) => name} />,
  group: (id) => <RecordName source={api.vendorGroup.list} id={id} nameOf={({ groupName }) => groupName} />,
  member: (id) => <RecordName source={peopleSource} id={id} nameOf={formatName} />,
}

function CampaignName({ id }: { id: string }) {
  const { t } = useTranslation()
  return <RecordName source={api.campaign.list} id={id} nameOf={({ subject }) => subjectWords(subject, t)} />
}

/** The group that mails are counted under, and since when. */
export default function CountedPart({ value }: Given<'mail.counted'>) {
  const { t } = useTranslation()
  const { grouping, key, from } = countedOf(value)
  const shown = (key !== '' && named[grouping]?.(key)) || reportName({ grouping, key, name: '' })
  return (
    <>
      <bdi>{shown}</bdi>
      {from && `, ${t('since {date}', { date: formatDate(from) })}`}
    </>
  )
}
