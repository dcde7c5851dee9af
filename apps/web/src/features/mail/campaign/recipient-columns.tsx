import {
  leftOutReasonNames,
  leftOutReasons,
  type RecipientState,
  recipientMarkNames,
  recipientMarks,
  recipientStateNames,
  recipientStates,
} from '@corridor/contract/mail/recipient/kinds'
import type { Recipient, recipient } from '@corridor/contract/mail/recipient/shapes'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { Badge, type Tone } from '../../../ui/badge'
import { TextLink } from '../../../ui/link'
import classes from './campaign.module.css'
import { Proof } from './left-out-reasons'

const tones: Record<RecipientState, Tone> = {
  queued: 'neutral',
  sending: 'news',
  accepted: 'good',
  deferred: 'attention',
  refused: 'danger',
  bounced: 'danger',
  unknown: 'attention',
  'left-out': 'neutral',
  cancelled: 'neutral',
}

function StateOf({ row }: { row: Recipient }) {
  const { t } = useTranslation()
  const isKept = row.isTest && row.state === 'accepted'
  return (
    <>
      <Badge tone={isKept ? 'neutral' : tones[row.state]}>
        {t(isKept ? 'Kept here' : recipientStateNames[row.state])}
      </Badge>{' '}
      {row.isTest && <Badge tone="news">{t('Test')}</Badge>}
    </>
  )
}

/** Deeds of a recipient with the mail, each with its moment. */
function Marks({ row }: { row: Recipient }) {
  const { t } = useTranslation()
  const dates = { clicked: row.clickedDate, replied: row.repliedDate, unsubscribed: row.unsubscribedDate }
  return recipientMarks.map((mark) => {
    const date = dates[mark]
    return (
      date && (
        <div key={mark}>
          {t(recipientMarkNames[mark])}{' '}
          <span className={classes.when}>
            <ShortDate value={date} />
          </span>
        </div>
      )
    )
  })
}

/** Why, in the server's words or with what proves it. */
function Why({ row }: { row: Recipient }) {
  const { t } = useTranslation()
  if (!row.leftOut) return <bdi>{row.answer}</bdi>
  return (
    <>
      {t(leftOutReasonNames[row.leftOut])} <Proof evidence={row.evidence} />
    </>
  )
}

/** Somebody of a campaign, and what happened to their mail. */
export const recipientColumns: readonly ColumnOf<typeof recipient.list>[] = [
  {
    header: text('Email'),
    sort: 'emailId',
    card: 'title',
    isLocked: true,
    cell: (row) => <bdi dir="ltr">{row.emailId}</bdi>,
  },
  { header: text('Name'), sort: 'name', card: 'fact', cell: (row) => <bdi>{row.name}</bdi> },
  {
    header: text('Vendor'),
    cell: (row) =>
      row.vendorInfo.map(({ _id, name }) => (
        <TextLink key={_id} to={paths.company.viewVendor(_id)}>
          <bdi>{name}</bdi>
        </TextLink>
      )),
  },
  { header: text('State'), sort: 'state', card: 'fact', cell: (row) => <StateOf row={row} /> },
  { header: text('What they did'), card: 'fact', cell: (row) => <Marks row={row} /> },
  { header: text('Why'), card: 'fact', cell: (row) => <Why row={row} /> },
  {
    header: text('When'),
    sort: 'stateDate',
    cell: ({ stateDate }) => stateDate && <ShortDate value={stateDate} />,
  },
]

export const recipientFilters: FiltersOf<typeof recipient.list> = {
  state: {
    label: text('State'),
    options: recipientStates.map((value) => ({ value, label: recipientStateNames[value] })),
  },
  mark: {
    label: text('What they did'),
    options: recipientMarks.map((value) => ({ value, label: recipientMarkNames[value] })),
  },
  leftOut: {
    label: text('Why skipped'),
    options: leftOutReasons.map((value) => ({ value, label: leftOutReasonNames[value] })),
  },
}
