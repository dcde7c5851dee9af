import type { BillingDetails } from '@corridor/contract/money/billing/shapes'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useEditedRecord } from '../../../lib/form/use-edited-record'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { PageBusy } from '../../../lib/page/page-busy'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PlaceName } from '../../company/onboarding/exports/place-input'
import { BillingFields, type BillingValues } from './form'

export const Route = createFileRoute('/company/setup/edit-billing-details/$id')({
  staticData: { title: 'Edit Billing Details' },
  beforeLoad: only(access.setup.manage),
  component: BillingEditPage,
})

function BillingEditPage() {
  const { id } = useParams({ from: '/company/setup/edit-billing-details/$id' })
  const missing = { text: text('Billing Details not found'), to: paths.company.billingDetails }
  const { record, reload } = useEditedRecord(api.billing.list, id, missing)
  return record ? <BillingEdit key={id} record={record} reload={reload} /> : <PageBusy />
}

interface BillingEditProps {
  record: BillingDetails
  reload: () => Promise<BillingDetails>
}

function BillingEdit({ record, reload }: BillingEditProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Billing Details',
    draft: 'billing-details.edit',
    schema: () =>
      import('@corridor/contract/money/billing/shapes').then(({ BillingDetailsUpdate }) => BillingDetailsUpdate),
    initial: toValues(record),
    submit: (change) => client.billing.update(change),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Billing Details') }))
      await refresh(api.billing)
      await navigate({ to: paths.company.billingDetails })
    },
    merging: {
      reload: async () => toValues(await reload()),
      labels: {
        name: text('Name'),
        email: text('Email'),
        phone: text('Phone'),
        address: text('Address'),
        country: text('Country'),
        state: text('State'),
        city: text('City'),
        zipCode: text('Zip Code'),
      },
      show: (name, value) =>
        name === 'country' || name === 'state' || name === 'city' ? (
          <PlaceName level={name} value={String(value)} />
        ) : undefined,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Billing Details"
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.billingDetails}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <BillingFields form={form} row={record} />
    </FormPage>
  )
}

type Edited = { id: string; version: number }

const toValues = ({
  _id: id,
  version,
  name,
  email,
  phone,
  address,
  country,
  state,
  city,
  zipCode,
}: BillingDetails): BillingValues & Edited => ({
  id,
  version,
  name,
  email,
  phone,
  address,
  country,
  state,
  city,
  zipCode,
})
