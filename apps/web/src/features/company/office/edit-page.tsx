import type { CompanyOffice } from '@corridor/contract/company/office/shapes'
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
import { PlaceName } from '../onboarding/exports/place-input'
import { OfficeFields, type OfficeValues } from './form'

export const Route = createFileRoute('/company/setup/edit-location/$id')({
  staticData: { title: 'Edit Location' },
  beforeLoad: only(access.setup.manage),
  component: OfficeEditPage,
})

function OfficeEditPage() {
  const { id } = useParams({ from: '/company/setup/edit-location/$id' })
  const missing = { text: text('Location not found'), to: paths.company.locations }
  const { record, reload } = useEditedRecord(api.office.list, id, missing)
  return record ? <OfficeEdit key={id} record={record} reload={reload} /> : <PageBusy />
}

interface OfficeEditProps {
  record: CompanyOffice
  reload: () => Promise<CompanyOffice>
}

function OfficeEdit({ record, reload }: OfficeEditProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Location',
    draft: 'company-office.edit',
    schema: () =>
      import('@corridor/contract/company/office/shapes').then(({ CompanyOfficeUpdate }) => CompanyOfficeUpdate),
    initial: toValues(record),
    submit: (change) => client.office.update(change),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Location') }))
      await refresh(api.office)
      await navigate({ to: paths.company.locations })
    },
    merging: {
      reload: async () => toValues(await reload()),
      labels: {
        name: text('Name'),
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
      title="Edit Location"
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.locations}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <OfficeFields form={form} row={record} />
    </FormPage>
  )
}

type Edited = { id: string; version: number }

const toValues = ({
  _id: id,
  version,
  name,
  address,
  country,
  state,
  city,
  zipCode,
}: CompanyOffice): OfficeValues & Edited => ({
  id,
  version,
  name,
  address,
  country,
  state,
  city,
  zipCode,
})
