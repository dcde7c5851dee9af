import { mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import {
  suppressionKindNames,
  suppressionKinds,
  suppressionReasonNames,
  suppressionReasons,
  suppressionStateNames,
  suppressionStates,
} from '@corridor/contract/mail/suppression/kinds'
import type { suppression } from '@corridor/contract/mail/suppression/shapes'
import { ShortDate } from '../../../lib/format/short-date'
import { text } from '../../../lib/language/text'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { ReasonBadge, StateBadge } from './badges'
import { everything, evidenceText, knownBy, topicText } from './words'

export const suppressionColumns: readonly ColumnOf<typeof suppression.list>[] = [
  {
    header: text('Address or domain'),
    sort: 'value',
    card: 'title',
    isLocked: true,
    cell: ({ _id, value }) => (
      <TextLink to={paths.company.viewSuppression(_id)}>
        <bdi dir="ltr">{value}</bdi>
      </TextLink>
    ),
  },
  { header: text('Topic'), card: 'fact', width: 130, cell: ({ topic }) => topicText(topic) },
  { header: text('Reason'), sort: 'reason', card: 'fact', width: 190, cell: (row) => <ReasonBadge {...row} /> },
  {
    header: text('Evidence'),
    width: 300,
    cell: ({ evidence }) => {
      const newest = evidence.at(-1)
      return newest && <bdi title={evidenceText(newest)}>{evidenceText(newest)}</bdi>
    },
  },
  {
    header: text('Since'),
    sort: 'createDate',
    width: 120,
    cell: ({ createDate }) => <ShortDate value={createDate} />,
  },
  { header: text('By'), width: 150, cell: knownBy },
  { header: text('Status'), card: 'fact', width: 130, cell: (row) => <StateBadge {...row} /> },
  {
    header: text('Updated'),
    sort: 'updateDate',
    isHidden: true,
    cell: ({ updateDate }) => <ShortDate value={updateDate} />,
  },
]

export const suppressionFilters: FiltersOf<typeof suppression.list> = {
  reason: {
    label: text('Reason'),
    options: suppressionReasons.map((value) => ({ value, label: suppressionReasonNames[value] })),
  },
  topic: {
    label: text('Topic'),
    options: [
      { value: 'all', label: everything },
      ...mailTopics.map((value) => ({ value, label: mailTopicNames[value] })),
    ],
  },
  kind: {
    label: text('Kind'),
    options: suppressionKinds.map((value) => ({ value, label: suppressionKindNames[value] })),
  },
  state: {
    label: text('Status'),
    options: suppressionStates.map((value) => ({ value, label: suppressionStateNames[value] })),
  },
  // Pages of people lead here with it.
  address: { label: text('Holds for') },
}
