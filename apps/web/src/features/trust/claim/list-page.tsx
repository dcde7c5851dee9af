import type { ClaimOwnership, claim } from '@corridor/contract/trust/claim/shapes'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { specifiedRows } from '../../../lib/list/list-url'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './claim-ownership.module.css'
import { Decision } from './decision'
import { claimStateWords } from './states'

export const Route = createFileRoute('/admin/company/list-claim-ownership')({
  staticData: { title: 'Claim Ownership' },
  component: ListClaimPage,
})

const columns: readonly ColumnOf<typeof claim.list>[] = [
  { header: text('Requested by'), sort: 'name', card: 'title', cell: ({ user }) => <Person {...user} /> },
  { header: text('Requested'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
  {
    header: text('Company'),
    sort: 'company',
    card: 'fact',
    cell: ({ company }) => (
      <div className={classes.person}>
        <TextLink to={paths.admin.viewCompany(company._id)}>{company.name}</TextLink>
        <bdi className={classes.quiet}>{company.domain}</bdi>
      </div>
    ),
  },
  { header: text('Current owner'), cell: ({ ownerInfo }) => <Owners owners={ownerInfo} /> },
  {
    header: text('Description'),
    card: 'fact',
    cell: (row) => (
      <div className={classes.words}>
        <bdi>{row.description}</bdi>
      </div>
    ),
  },
  { header: text('Decision'), card: 'fact', cell: (row) => <Decision claim={row} /> },
]

const filters: FiltersOf<typeof claim.list> = {
  state: {
    label: text('Decided'),
    options: (['approved', 'rejected', 'withdrawn'] as const).map((state) => ({
      value: state,
      label: claimStateWords[state].label,
    })),
  },
}

function ListClaimPage() {
  const list = useList(api.claim.list, { columns, filters, defaults: specifiedRows, name: 'claim-ownership' })
  useLive('dashboard', true, list.retry)
  return (
    <ListPage
      title="Claim Ownership"
      description="Members who claim to own their company. Approving a claim makes that member the Owner, and the former Owner a Company User."
      list={list}
      rowName={(row) => `${row.user.name}, ${row.company.name}`}
      rowTo={(row) => paths.admin.viewCompany(row.company._id)}
      searchPlaceholder="Search by person or company"
      emptyDescription="Claims appear here until they are approved, rejected or withdrawn."
    />
  )
}

function Person({ name, email, createDate }: ClaimOwnership['user']) {
  const { t } = useTranslation()
  return (
    <div className={classes.person}>
      <bdi>{name}</bdi>
      <bdi className={classes.quiet}>{email}</bdi>
      <span className={classes.quiet}>
        {t('Joined:')} <ShortDate value={createDate} />
      </span>
    </div>
  )
}

function Owners({ owners }: { owners: ClaimOwnership['ownerInfo'] }) {
  const { t } = useTranslation()
  if (owners.length === 0) return t('Nobody')
  return owners.map(({ _id, name, email }) => (
    <div key={_id} className={classes.person}>
      <bdi>{name}</bdi>
      <bdi className={classes.quiet}>{email}</bdi>
    </div>
  ))
}
