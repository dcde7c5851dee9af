import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useEditedRecord } from '../../../lib/form/use-edited-record'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LostPage } from '../../../lib/page/lost-page'
import { PageBusy } from '../../../lib/page/page-busy'
import { type AddressLevel, paths } from '../../../paths'
import { addressCalls } from './calls'
import type { Address } from './columns'
import { AddressFields, type AddressValues } from './form'
import { levelTexts, levelTitle, toLevel } from './levels'
import { ParentNameOf } from './parent'

export const Route = createFileRoute('/admin/address-management/edit-{$level}/$id')({
  staticData: { title: 'Edit {entity}', entity: levelTitle },
  beforeLoad: ({ params }) => void toLevel(params.level),
  notFoundComponent: LostPage,
  component: AddressEditPage,
})

function AddressEditPage() {
  const params = useParams({ from: '/admin/address-management/edit-{$level}/$id' })
  const id = params.id
  const level = toLevel(params.level)
  const missing = { text: levelTexts[level].missing, to: paths.admin.listAddress(level) }
  const { record, reload } = useEditedRecord(addressCalls[level].list, id, missing)
  if (!record) return <PageBusy />
  return <AddressEdit key={id} level={level} record={record} reload={reload} />
}

interface AddressEditProps {
  level: AddressLevel
  record: Address
  reload: () => Promise<Address>
}

type Edited = { id: string; version: number }

function AddressEdit({ level, record, reload }: AddressEditProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { title, description, save } = levelTexts[level]
  const entity = t(title)
  const form = useRecordForm({
    entity: title,
    draft: `${level}.edit`,
    schema: () => import('./schema').then(({ addressUpdateSchemas }) => addressUpdateSchemas[level]),
    initial: toValues(record),
    submit: (change) => addressCalls[level].update.call(change),
    failed: text('{entity} Update failed'),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity }))
      await refresh(api.address)
      await navigate({ to: paths.admin.listAddress(level) })
    },
    merging: {
      reload: async () => toValues(await reload()),
      labels: { name: text('Name'), country: text('Country'), state: text('State') },
      show: (name, id) =>
        name === 'name' ? undefined : <ParentNameOf level={name as 'country' | 'state'} id={String(id)} />,
    },
  })
  return (
    <FormPage form={form} title={t('Edit {entity}', { entity })} description={description} submitLabel={t(save)}>
      <AddressFields level={level} field={form.field} record={record} />
    </FormPage>
  )
}

const toValues = ({ _id: id, version, name, country, state }: Address): AddressValues & Edited => ({
  id,
  version,
  name,
  country: country ?? null,
  state: state ?? null,
})
