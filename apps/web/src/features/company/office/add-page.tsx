import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { PageBusy } from '../../../lib/page/page-busy'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { useOwnCountry } from '../onboarding/exports/own-country'
import { emptyOffice, OfficeFields } from './form'

export const Route = createFileRoute('/company/setup/add-location')({
  staticData: { title: 'Add Location' },
  beforeLoad: only(access.setup.manage),
  component: OfficeAddPage,
})

function OfficeAddPage() {
  const country = useOwnCountry()
  return country === undefined ? <PageBusy /> : <OfficeAdd country={country} />
}

function OfficeAdd({ country }: { country: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Location',
    draft: 'company-office.add',
    schema: () => import('@corridor/contract/company/office/shapes').then(({ CompanyOfficeAdd }) => CompanyOfficeAdd),
    initial: emptyOffice(country),
    submit: (given) => client.office.add(given),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity: t('Location') }))
      await refresh(api.office)
      await navigate({ to: paths.company.locations, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Location"
      description="An office of your company."
      submitLabel="Add Location"
      actions={
        <ButtonLink variant="default" to={paths.company.locations}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <OfficeFields form={form} />
    </FormPage>
  )
}
