import {
  campaignKindNames,
  campaignKinds,
  campaignStateNames,
  campaignStates,
} from '@corridor/contract/mail/campaign/kinds'
import type { Campaign, campaign } from '@corridor/contract/mail/campaign/shapes'
import { formatNumber, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { SubjectText } from '../../../lib/mail/subject-text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { CampaignStateBadge } from './state-badge'

function KindName({ row }: { row: Campaign }) {
  const { t } = useTranslation()
  return t(campaignKindNames[row.kind])
}

export const campaignColumns: readonly ColumnOf<typeof campaign.list>[] = [
  {
    header: text('Subject'),
    sort: 'subject',
    card: 'title',
    isLocked: true,
    cell: (row) => (
      <TextLink to={paths.company.viewCampaign(row._id)}>
        <SubjectText subject={row.subject} />
      </TextLink>
    ),
  },
  { header: text('What is sent'), sort: 'kind', cell: (row) => <KindName row={row} /> },
  { header: text('State'), sort: 'state', card: 'fact', cell: (row) => <CampaignStateBadge {...row} /> },
  { header: text('Accepted'), card: 'fact', numeric: true, cell: (row) => formatNumber(row.counts.accepted) },
  { header: text('Clicked'), numeric: true, cell: (row) => formatNumber(row.counts.clicked) },
  { header: text('Replied'), numeric: true, cell: (row) => formatNumber(row.counts.replied) },
  { header: text('Skipped'), numeric: true, cell: (row) => formatNumber(row.counts.leftOut) },
  { header: text('Refused'), numeric: true, cell: (row) => formatNumber(row.counts.refused + row.counts.bounced) },
  {
    header: text('Started'),
    sort: 'startedDate',
    card: 'fact',
    cell: ({ startedDate }) => startedDate && <ShortDate value={startedDate} />,
  },
  { header: text('Added by'), isHidden: true, cell: (row) => ownerName(row.userInfo) },
  { header: text('Created'), sort: 'createDate', isHidden: true, cell: (row) => <ShortDate value={row.createDate} /> },
]

export const campaignFilters: FiltersOf<typeof campaign.list> = {
  state: {
    label: text('State'),
    options: campaignStates.map((value) => ({ value, label: campaignStateNames[value] })),
  },
  kind: {
    label: text('What is sent'),
    options: campaignKinds.map((value) => ({ value, label: campaignKindNames[value] })),
  },
}
