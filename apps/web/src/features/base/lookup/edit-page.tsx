import { type LookupKind, lookupNotFound, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import type { Lookup } from '@corridor/contract/base/lookup/shapes'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useEditedRecord } from '../../../lib/form/use-edited-record'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LostPage } from '../../../lib/page/lost-page'
import { PageBusy } from '../../../lib/page/page-busy'
import { paths } from '../../../paths'
import { AliasesField, NameField, StatusField } from './form'
import { lookupDescriptions, lookupTitle, toLookupKind } from './texts'

export const Route = createFileRoute('/admin/setting/edit-{$kind}/$id')({
  staticData: { title: 'Edit {entity}', entity: lookupTitle },
  beforeLoad: ({ params }) => void toLookupKind(params.kind),
  notFoundComponent: LostPage,
  component: LookupEditPage,
})

function LookupEditPage() {
  const params = useParams({ from: '/admin/setting/edit-{$kind}/$id' })
  const id = params.id
  const kind = toLookupKind(params.kind)
  const missing = { text: lookupNotFound[kind], to: paths.admin.listLookup(kind) }
  const { record, reload } = useEditedRecord(api.lookup[kind].list, id, missing)
  if (!record) return <PageBusy />
  return <LookupEdit key={id} kind={kind} record={record} reload={reload} />
}

interface LookupEditProps {
  kind: LookupKind
  record: Lookup
  reload: () => Promise<Lookup>
}

function LookupEdit({ kind, record, reload }: LookupEditProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const entity = t(lookupTitles[kind])
  const form = useRecordForm({
    entity: lookupTitles[kind],
    draft: `${kind}.edit`,
    schema: () => import('./rules').then(({ editRules }) => editRules(kind)),
    initial: toValues(kind, record),
    submit: (change) => client.lookup[kind].update(change),
    failed: text('{entity} Update failed'),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity }))
      await refresh(api.lookup[kind])
      await navigate({ to: paths.admin.listLookup(kind) })
    },
    merging: {
      reload: async () => toValues(kind, await reload()),
      labels: { name: text('Name'), aliases: text('Aliases'), status: text('Status') },
      show: (name, value) => (name === 'status' ? t(value === 'active' ? 'Active' : 'Inactive') : undefined),
    },
  })
  const submitLabel = t('Update {entity}', { entity })
  return (
    <FormPage
      form={form}
      title={t('Edit {entity}', { entity })}
      description={lookupDescriptions[kind]}
      submitLabel={submitLabel}
    >
      <NameField {...form.field('name')} />
      {kind === 'skill' && (
        <AliasesField
          {...form.field('aliases')}
          value={form.values.aliases ?? []}
          onChange={(aliases) => form.setValue('aliases', aliases)}
        />
      )}
      {kind === 'service' && <StatusField {...form.field('status')} />}
    </FormPage>
  )
}

const toValues = (kind: LookupKind, { _id: id, version, name, aliases, status }: Lookup) => ({
  id,
  version,
  name,
  ...(kind === 'skill' ? { aliases } : {}),
  status,
})
