import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay, useSession } from '../../../lib/session/session'
import { StoredImage } from '../../../lib/upload/stored-image'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { MemberRoles } from '../../people/member/exports/member-roles'
import { PersonLink } from '../../people/member/exports/person-link'
import { PersonStatus } from '../../people/member/exports/person-status'
import classes from './branding.module.css'
import { CoverUpload } from './cover-upload'
import { Missing } from './missing'

export const Route = createFileRoute('/company/setup/overview')({
  staticData: { title: 'Overview' },
  beforeLoad: only(access.setup.read),
  component: OverviewPage,
})

const membersShown = 5
const publicAddress = (slug: string) => `/jobs/${slug}`

function OverviewPage() {
  const { t } = useTranslation()
  const company = useSession()?.user.companyInfo
  const mayChange = useMay(access.setup.manage)
  const branding = useQuery(api.branding.get.queryOptions({ input: {} }))
  const cover = branding.data?.data?.coverImage
  return (
    <div className={page.page}>
      <PageHeader title={t('Overview')} description={<bdi>{company?.name}</bdi>} />
      {cover && (
        <div className={classes.cover}>
          <StoredImage fileKey={cover} alt={t('Cover image of {company}', { company: company?.name ?? '' })} />
        </div>
      )}
      <Missing />
      <CompanyFacts />
      <Members />
      {mayChange && <CoverUpload />}
    </div>
  )
}

function CompanyFacts() {
  const company = useSession()?.user.companyInfo
  const query = useQuery(api.info.get.queryOptions({ input: {} }))
  return (
    <RecordCard title="Company">
      <RecordQuery query={query}>
        {({ data }) => (
          <Facts
            facts={[
              { label: text('Company Name'), value: <bdi>{data?.companyName ?? company?.name}</bdi>, isLong: true },
              { label: text('Plan'), value: <TextLink to={paths.company.plans}>{company?.plan}</TextLink> },
              { label: text('Website'), value: data ? <bdi>{data.website}</bdi> : undefined },
              { label: text('Company URL'), value: data ? <bdi>{publicAddress(data.companyUrl)}</bdi> : undefined },
              { label: text('VAT Number'), value: data ? <bdi>{data.vatNumber}</bdi> : undefined },
              { label: text('Registration Number'), value: data ? <bdi>{data.registrationNumber}</bdi> : undefined },
            ]}
          />
        )}
      </RecordQuery>
    </RecordCard>
  )
}

function Members() {
  const { t } = useTranslation()
  const input = { limit: membersShown, sortBy: 'name', sortDirection: 'asc' } as const
  const query = useQuery(api.member.listPeople.queryOptions({ input }))
  return (
    <RecordCard title="Members" action={<TextLink to={paths.company.members}>{t('Show all')}</TextLink>}>
      <RecordQuery query={query}>
        {({ data }) => (
          <ul className={classes.members}>
            {data.map((person) => (
              <li key={person._id}>
                <PersonLink person={person} />
                {person.status === 'active' ? (
                  <MemberRoles roles={person.roles} />
                ) : (
                  <PersonStatus status={person.status} />
                )}
              </li>
            ))}
          </ul>
        )}
      </RecordQuery>
    </RecordCard>
  )
}
