import { type LookupKind, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LostPage } from '../../../lib/page/lost-page'
import { paths } from '../../../paths'
import { AliasesField, NameField } from './form'
import { lookupDescriptions, lookupTitle, toLookupKind } from './texts'

export const Route = createFileRoute('/admin/setting/add-{$kind}')({
  staticData: { title: 'Add {entity}', entity: lookupTitle },
  beforeLoad: ({ params }) => void toLookupKind(params.kind),
  notFoundComponent: LostPage,
  component: LookupAddPage,
})

function LookupAddPage() {
  const kind = toLookupKind(useParams({ from: '/admin/setting/add-{$kind}' }).kind)
  return <LookupAdd key={kind} kind={kind} />
}

function LookupAdd({ kind }: { kind: LookupKind }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const entity = t(lookupTitles[kind])
  const form = useRecordForm({
    entity: lookupTitles[kind],
    draft: `${kind}.add`,
    schema: () => import('@corridor/contract/base/lookup/shapes').then(({ lookupAdd }) => lookupAdd(kind)),
    initial: { name: '', ...(kind === 'skill' ? { aliases: [] as string[] } : {}) },
    submit: (values) => client.lookup[kind].add(values),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity }))
      await refresh(api.lookup[kind])
      await navigate({ to: paths.admin.listLookup(kind) })
    },
  })
  const title = t('Add {entity}', { entity })
  return (
    <FormPage form={form} title={title} description={lookupDescriptions[kind]} submitLabel={title}>
      <NameField {...form.field('name')} />
      {kind === 'skill' && (
        <AliasesField
          {...form.field('aliases')}
          value={form.values.aliases ?? []}
          onChange={(aliases) => form.setValue('aliases', aliases)}
        />
      )}
    </FormPage>
  )
}
