import type { Job } from '@corridor/contract/job/job/shapes'
import { access } from '@corridor/contract/wire/access'
import { Anchor } from '@mantine/core'
import { formatDate, formatDateTime, formatNumber, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { demandFacts } from './demand-facts'
import { ClosedReason, JobKindName } from './job-words'

const day = (value: string | null) => (value ? formatDate(value) : undefined)

type Named = Job['clientInfo'][number]

/** Facts that decide, as names and values. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation()
  // Clients and vendors have pages for their company alone.
  const isInCompany = useMay(access.setup.read)
  const party = (named: Named, to: string) => <Party key={named._id} named={named} to={isInCompany ? to : undefined} />
  const client = (named: Named) => party(named, paths.company.viewClient(named._id))
  const vendor = (named: Named) => party(named, paths.company.viewVendor(named._id))
  const facts: Fact[] = [
    ...(isInCompany
      ? []
      : job.companyInfo.map(({ _id, name }) => ({
          label: text('Company'),
          value: <TextLink to={paths.admin.viewCompany(_id)}>{name}</TextLink>,
        }))),
    { label: text('Whose job it is'), value: <JobKindName kind={job.kind} /> },
    {
      label: text('Client'),
      value: job.clientInfo.map(client)[0],
    },
    ...(job.kind === 'vendor'
      ? [
          { label: text('Vendor'), value: job.vendorInfo.map(vendor)[0] },
          { label: text('Prime'), value: job.primeInfo.map(vendor)[0] },
        ]
      : []),
    ...demandFacts(job, t),
    { label: text('Number of positions'), value: formatNumber(job.positions) },
    { label: text('Received'), value: day(job.receivedOn) },
    { label: text('Due'), value: day(job.dueOn) },
    { label: text('Job Expire Date'), value: day(job.jobExpireDate) },
    ...(job.publicPath
      ? [
          {
            label: text('Published'),
            value: (
              <Anchor inherit href={job.publicPath} target="_blank" rel="noreferrer">
                {t('Public page')}
              </Anchor>
            ),
          },
        ]
      : []),
    ...(job.closedReason ? [{ label: text('Closed because'), value: <ClosedReason job={job} /> }] : []),
    { label: text('Reference'), value: job.reference || undefined },
    ...job.businessUnitInfo.map(({ name }) => ({ label: text('Business Unit'), value: name })),
    { label: text('Added by'), value: ownerName(job.userInfo) },
    {
      label: text('Created On'),
      value: <span title={formatDateTime(job.createDate)}>{formatDate(job.createDate)}</span>,
    },
  ]
  return (
    <RecordCard title="Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}

/** A client or vendor by name; one in the bin leads nowhere. */
function Party({ named, to }: { named: Named; to: string | undefined }) {
  const { t } = useTranslation()
  if (!named.isDeleted) return to ? <TextLink to={to}>{named.name}</TextLink> : <bdi>{named.name}</bdi>
  return (
    <>
      <bdi>{named.name}</bdi> ({t('Deleted')})
    </>
  )
}
