import type { CompanySocialMedia } from '@corridor/contract/company/social-media/shapes'
import { type SocialNetwork, socialNetworkIds, socialNetworks } from '@corridor/contract/field/social-networks'
import { access } from '@corridor/contract/wire/access'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import classes from '../company/exports/account-details.module.css'
import { ReturnedNotice } from '../company/exports/returned-notice'

export const Route = createFileRoute('/company/account-details/social-media')({
  staticData: { title: 'Social Media' },
  beforeLoad: only(access.setup.read),
  component: SocialMediaPage,
})

function SocialMediaPage() {
  const mayChange = useMay(access.setup.manage)
  const query = useQuery({ ...api.socialMedia.get.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <>
      <ReturnedNotice sections={['socialMedia']} />
      <RecordQuery query={query}>
        {({ data }) => (mayChange ? <SocialMediaForm key={data?.version} stands={data} /> : <Links stands={data} />)}
      </RecordQuery>
    </>
  )
}

type Values = Record<SocialNetwork, string> & { version?: number }

const toValues = (stands: CompanySocialMedia | null): Values => ({
  ...(Object.fromEntries(socialNetworkIds.map((one) => [one, stands?.links[one] ?? ''])) as Record<
    SocialNetwork,
    string
  >),
  ...(stands ? { version: stands.version } : {}),
})

const labels = Object.fromEntries(socialNetworkIds.map((one) => [one, socialNetworks[one].name])) as Record<
  SocialNetwork,
  string
>

function SocialMediaForm({ stands }: { stands: CompanySocialMedia | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Social Media',
    draft: 'company-social-media.edit',
    schema: () =>
      import('@corridor/contract/company/social-media/shapes').then(
        ({ CompanySocialMediaAdd }) => CompanySocialMediaAdd,
      ),
    initial: toValues(stands),
    submit: (links) => client.socialMedia.add(links),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Social Media') }))
      await refresh(api.socialMedia, api.company)
      await navigate({ to: paths.company.accountDetails })
    },
    merging: { reload: async () => toValues((await client.socialMedia.get({})).data), labels },
  })
  return (
    <FormPage
      form={form}
      title="Social Media"
      description="The pages of your company on social networks. Leave those empty that it is not on."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.accountDetails}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      {socialNetworkIds.map((one) => (
        <TextInput
          key={one}
          {...form.field(one)}
          type="url"
          inputMode="url"
          label={socialNetworks[one].name}
          placeholder={`https://${socialNetworks[one].hosts[0]}/…`}
          autoComplete="off"
          dir="ltr"
        />
      ))}
    </FormPage>
  )
}

function Links({ stands }: { stands: CompanySocialMedia | null }) {
  const { t } = useTranslation()
  const known = socialNetworkIds.filter((one) => stands?.links[one])
  return (
    <>
      <PageHeader title={t('Social Media')} description={t('Only the owner of your company can change them.')} />
      <RecordCard title="Pages">
        {known.length === 0 ? (
          <p className={classes.none}>{t('Nothing added yet.')}</p>
        ) : (
          <dl className={classes.links}>
            {known.map((one) => (
              <div key={one} style={{ display: 'contents' }}>
                <dt>{socialNetworks[one].name}</dt>
                <dd>
                  <a href={stands?.links[one]} target="_blank" rel="noreferrer noopener">
                    <bdi>{stands?.links[one]}</bdi>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </RecordCard>
    </>
  )
}
