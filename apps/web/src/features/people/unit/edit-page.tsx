import type { BusinessUnit } from '@corridor/contract/people/unit/shapes'
import { access } from '@corridor/contract/wire/access'
import { Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'

export const Route = createFileRoute('/company/business-unit/edit/$id')({
  staticData: { title: 'Business Unit' },
  beforeLoad: only(access.setup.read),
  component: EditBusinessUnitPage,
})

const labels = {
  name: text('Name'),
  senderName: text('Sender name'),
  fromEmail: text('From'),
  replyTo: text('Reply To'),
  signature: text('Signature'),
  postalAddress: text('Postal address'),
} as const
type Labelled = keyof typeof labels
const labelled = Object.keys(labels) as Labelled[]

function EditBusinessUnitPage() {
  const { id } = useParams({ from: '/company/business-unit/edit/$id' })
  const mayManage = useMay(access.units.manage)
  const query = useQuery(api.unit.view.queryOptions({ input: { id } }))
  return (
    <RecordQuery query={query}>
      {({ data }) => (mayManage ? <EditUnit key={id} unit={data} /> : <ShowUnit unit={data} />)}
    </RecordQuery>
  )
}

function ShowUnit({ unit }: { unit: BusinessUnit }) {
  return (
    <div className={page.page}>
      <PageHeader title={<bdi>{unit.name}</bdi>} />
      <RecordCard title="Sender and signature">
        <Facts facts={labelled.map((name) => ({ label: labels[name], value: <bdi>{unit[name]}</bdi> }))} />
      </RecordCard>
    </div>
  )
}

const toValues = ({
  _id: id,
  version,
  name,
  senderName,
  fromEmail,
  replyTo,
  signature,
  postalAddress,
}: BusinessUnit) => ({
  id,
  version,
  name,
  senderName,
  fromEmail,
  replyTo,
  signature,
  postalAddress,
})

function EditUnit({ unit }: { unit: BusinessUnit }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Unit',
    draft: 'unit.edit',
    schema: () => import('@corridor/contract/people/unit/shapes').then(({ BusinessUnitUpdate }) => BusinessUnitUpdate),
    initial: toValues(unit),
    submit: (change) => client.unit.update(change),
    failed: text('{entity} update failed'),
    onSaved: async () => {
      toast.success(t('Unit Updated Successfully'))
      await refresh(api.unit)
      await navigate({ to: paths.company.listBusinessUnit })
    },
    merging: { reload: async () => toValues((await client.unit.view({ id: unit._id })).data), labels },
  })
  return (
    <FormPage
      form={form}
      title="Edit Business Unit"
      description="How letters in the name of this unit are sent and signed."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.listBusinessUnit}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <TextInput {...form.field('name')} label={t(labels.name)} withAsterisk autoFocus />
      <TextInput {...form.field('senderName')} label={t(labels.senderName)} />
      <TextInput {...form.field('fromEmail')} label={t(labels.fromEmail)} type="email" inputMode="email" />
      <TextInput {...form.field('replyTo')} label={t(labels.replyTo)} type="email" inputMode="email" />
      <Textarea {...form.field('signature')} label={t(labels.signature)} autosize minRows={3} />
      <Textarea {...form.field('postalAddress')} label={t(labels.postalAddress)} autosize minRows={2} />
    </FormPage>
  )
}
