import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LostPage } from '../../../lib/page/lost-page'
import { type AddressLevel, paths } from '../../../paths'
import { addressCalls } from './calls'
import { AddressFields, type AddressValues } from './form'
import { levelTexts, levelTitle, toLevel } from './levels'

export const Route = createFileRoute('/admin/address-management/add-{$level}')({
  staticData: { title: 'Add {entity}', entity: levelTitle },
  beforeLoad: ({ params }) => void toLevel(params.level),
  notFoundComponent: LostPage,
  component: AddressAddPage,
})

const initial: AddressValues = { name: '', country: null, state: null }

function AddressAddPage() {
  const level = toLevel(useParams({ from: '/admin/address-management/add-{$level}' }).level)
  return <AddressAdd key={level} level={level} />
}

function AddressAdd({ level }: { level: AddressLevel }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { title, description } = levelTexts[level]
  const entity = t(title)
  const form = useRecordForm({
    entity: title,
    draft: `${level}.add`,
    schema: () => import('./schema').then(({ addressSchemas }) => addressSchemas[level]),
    initial,
    submit: (values) => addressCalls[level].add.call(values),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity }))
      await refresh(api.address)
      await navigate({ to: paths.admin.listAddress(level) })
    },
  })
  const heading = t('Add {entity}', { entity })
  return (
    <FormPage form={form} title={heading} description={description} submitLabel={heading}>
      <AddressFields level={level} field={form.field} />
    </FormPage>
  )
}
