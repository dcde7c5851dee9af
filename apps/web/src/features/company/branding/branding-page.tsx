import type { CompanyBranding } from '@corridor/contract/company/branding/shapes'
import { contrastOf, readableOn, toBrandColor } from '@corridor/contract/field/brand-color'
import { access } from '@corridor/contract/wire/access'
import { Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './branding.module.css'
import { PictureField } from './picture-field'

export const Route = createFileRoute('/company/setup/branding')({
  staticData: { title: 'Branding' },
  beforeLoad: only(access.setup.manage),
  component: BrandingPage,
})

function BrandingPage() {
  const query = useQuery({ ...api.branding.get.queryOptions({ input: {} }), staleTime: 0 })
  return <RecordQuery query={query}>{({ data }) => <BrandingForm key={data?.version} stands={data} />}</RecordQuery>
}

const toValues = (stands: CompanyBranding | null) => ({
  bannerImage: stands?.bannerImage ?? '',
  companyLogo: stands?.companyLogo ?? '',
  brandColor: stands?.brandColor ?? '',
  publish: stands?.publish ?? false,
  ...(stands ? { version: stands.version } : {}),
})

function BrandingForm({ stands }: { stands: CompanyBranding | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Branding',
    schema: () =>
      import('@corridor/contract/company/branding/shapes').then(({ CompanyBrandingAdd }) => CompanyBrandingAdd),
    initial: toValues(stands),
    submit: (values) => client.branding.add(values),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Branding') }))
      await refresh(api.branding)
      await navigate({ to: paths.company.overview })
    },
    merging: {
      reload: async () => toValues((await client.branding.get({})).data),
      labels: {
        bannerImage: text('Banner image'),
        companyLogo: text('Company logo'),
        brandColor: text('Brand color'),
        publish: text('Publish'),
      },
    },
  })
  return (
    <FormPage
      form={form}
      title="Branding"
      description="How your company looks on its public pages and on what it shares."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.overview}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <PictureField form={form} name="bannerImage" stands={stands?.bannerImage} label="Banner image" />
      <PictureField form={form} name="companyLogo" stands={stands?.companyLogo} label="Company logo" />
      <TextInput
        {...form.field('brandColor')}
        label={t('Brand color')}
        placeholder="#1a7f5a"
        dir="ltr"
        withAsterisk
        rightSection={
          <input
            type="color"
            className={classes.swatch}
            aria-label={t('Choose the brand color')}
            value={toBrandColor(form.values.brandColor) ?? '#1a7f5a'}
            onChange={(event) => form.setValue('brandColor', event.currentTarget.value)}
          />
        }
      />
      <Sample color={toBrandColor(form.values.brandColor)} />
      <Switch {...form.tick('publish')} label={t('Publish')} description={t('Visitors see them once this is on.')} />
    </FormPage>
  )
}

/** How a button in the colour reads: the text on it is black or white, whichever has the better contrast. */
function Sample({ color }: { color: string | null }) {
  const { t } = useTranslation()
  if (color === null) return null
  const ink = readableOn(color)
  return (
    <div className={classes.sample} style={{ background: color, color: ink }}>
      {t('Text on this colour has a contrast of {n} to 1', {
        n: formatNumber(Math.floor(contrastOf(color, ink) * 10) / 10),
      })}
    </div>
  )
}
