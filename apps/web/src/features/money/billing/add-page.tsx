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
import { useOwnCountry } from '../../company/onboarding/exports/own-country'
import { BillingFields, emptyBilling } from './form'

export const Route = createFileRoute('/company/setup/add-billing-details')({
  staticData: { title: 'Add Billing Details' },
  beforeLoad: only(access.setup.manage),
  component: BillingAddPage,
})

function BillingAddPage() {
  const country = useOwnCountry()
  return country === undefined ? <PageBusy /> : <BillingAdd country={country} />
}

function BillingAdd({ country }: { country: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Billing Details',
    draft: 'billing-details.add',
    schema: () => import('@corridor/contract/money/billing/shapes').then(({ BillingDetailsAdd }) => BillingDetailsAdd),
    initial: emptyBilling(country),
    submit: (given) => client.billing.add(given),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity: t('Billing Details') }))
      await refresh(api.billing)
      await navigate({ to: paths.company.billingDetails, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Billing Details"
      description="Whom your bills are made out to, and where they are sent."
      submitLabel="Add Billing Details"
      actions={
        <ButtonLink variant="default" to={paths.company.billingDetails}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <BillingFields form={form} />
    </FormPage>
  )
}
