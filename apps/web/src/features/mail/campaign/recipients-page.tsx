import type { recipient } from '@corridor/contract/mail/recipient/shapes'
import { mailMeasureNames, mailOutcomes } from '@corridor/contract/mail/report/kinds'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { mailsFilter } from '../../job/submission/exports/mails-filter'
import { recipientColumns, recipientFilters } from './recipient-columns'

export const Route = createFileRoute('/company/reports/mails')({
  staticData: { title: 'People written to' },
  beforeLoad: only(access.reports.read),
  component: RecipientsPage,
})

const [address, ...others] = recipientColumns
const columns: readonly ColumnOf<typeof recipient.list>[] = [
  ...(address ? [address] : []),
  {
    header: text('Campaign'),
    card: 'fact',
    cell: (row) =>
      row.campaignInfo.map(({ _id, name }) => (
        <TextLink key={_id} to={paths.company.viewCampaign(_id)}>
          <bdi>{name}</bdi>
        </TextLink>
      )),
  },
  ...others,
]

const filters: FiltersOf<typeof recipient.list> = {
  mails: mailsFilter,
  outcome: {
    label: text('Counted as'),
    options: mailOutcomes.map((value) => ({ value, label: mailMeasureNames[value] })),
  },
  ...recipientFilters,
}

function RecipientsPage() {
  const list = useList(api.recipient.list, { columns, filters, defaults: { sort: 'stateDate', dir: 'desc' } })
  return (
    <ListPage
      title="People written to"
      description="Everybody whom campaigns were meant for, and what happened to the mail of each."
      list={list}
      rowName={(row) => row.emailId}
      searchPlaceholder="Search by name or e-mail"
      emptyDescription="Nobody whom you see was written to."
    />
  )
}
