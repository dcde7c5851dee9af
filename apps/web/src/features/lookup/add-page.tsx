import { lookupAdd } from '@corridor/contract/lookup'
import { type LookupKind, lookupTitles } from '@corridor/contract/lookup-kinds'
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client'
import { FormPage } from '../../lib/form/form-page'
import { useRecordForm } from '../../lib/form/use-record-form'
import { text } from '../../lib/text'
import { toast } from '../../lib/toast'
import { paths } from '../../paths'
import { NameField } from './form'
import { isLookupKind, lookupDescriptions } from './texts'

export const Route = createFileRoute('/admin/setting/add-{$kind}')({
  staticData: { title: 'Lookups' },
  beforeLoad: ({ params }) => {
    if (!isLookupKind(params.kind)) throw notFound()
  },
  component: LookupAddPage,
})

function LookupAddPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const kind = Route.useParams().kind as LookupKind
  const entity = t(lookupTitles[kind])
  const form = useRecordForm({
    entity: lookupTitles[kind],
    schema: lookupAdd(kind),
    initial: { name: '' },
    submit: (values) => client.lookup[kind].add(values),
    failed: text('{entity} Add failed'),
    onSaved: () => {
      toast.success(t('{entity} Added Successfully', { entity }))
      return navigate({ to: paths.admin.listLookup(kind) })
    },
  })
  const title = t('Add {entity}', { entity })
  return (
    <FormPage form={form} title={title} description={lookupDescriptions[kind]} submitLabel={title}>
      <NameField {...form.field('name')} />
    </FormPage>
  )
}
