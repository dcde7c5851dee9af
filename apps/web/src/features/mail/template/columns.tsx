import { type MailTopic, mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import type { emailTemplate } from '@corridor/contract/mail/template/shapes'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { InactiveMark, StatusBadge } from '../../../lib/list/column/status-badge'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { SubjectText } from '../../../lib/mail/subject-text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

export function TopicName({ topic }: { topic: MailTopic }) {
  const { t } = useTranslation()
  return t(mailTopicNames[topic])
}

export const templateColumns: readonly ColumnOf<typeof emailTemplate.list>[] = [
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    cell: (row) => (
      <>
        {' '}
        <TextLink to={paths.company.viewEmailTemplate(row._id)}>
          <bdi>{row.name}</bdi>
        </TextLink>{' '}
        <InactiveMark status={row.status} />
      </>
    ),
  },
  { header: text('Subject'), sort: 'subject', card: 'fact', cell: (row) => <SubjectText subject={row.subject} /> },
  { header: text('Topic'), sort: 'topic', card: 'fact', cell: (row) => <TopicName topic={row.topic} /> },
  { header: text('Business Unit'), cell: (row) => row.businessUnitInfo[0]?.name },
  {
    header: text('Updated'),
    sort: 'updateDate',
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  { header: text('Status'), sort: 'status', isHidden: true, cell: (row) => <StatusBadge status={row.status} /> },
  {
    header: text('Created'),
    sort: 'createDate',
    isHidden: true,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
]

export const templateFilters: FiltersOf<typeof emailTemplate.list> = {
  status: statusFilter,
  topic: {
    label: text('Topic'),
    options: mailTopics.map((value) => ({ value, label: mailTopicNames[value] })),
  },
}
