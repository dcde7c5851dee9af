import type { Job } from '@corridor/contract/job/job/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { JobKindName } from './job-words'

type Named = Job['clientInfo'][number]

/** The parties of a job, from the nearest to the client; for administrators also its company. */
export function jobLine(job: Job, isInCompany: boolean) {
  // Clients and vendors have pages for their company alone.
  const party = (named: Named, to: string) => <Party key={named._id} named={named} to={isInCompany ? to : undefined} />
  const vendors = job.kind === 'vendor' ? [...job.vendorInfo, ...job.primeInfo] : []
  return [
    ...(isInCompany
      ? []
      : job.companyInfo.map(({ _id, name }) => (
          <TextLink key={_id} to={paths.admin.viewCompany(_id)}>
            {name}
          </TextLink>
        ))),
    <JobKindName key="kind" kind={job.kind} />,
    ...vendors.map((vendor) => party(vendor, paths.company.viewVendor(vendor._id))),
    ...job.clientInfo.map((client) => party(client, paths.company.viewClient(client._id))),
  ]
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
