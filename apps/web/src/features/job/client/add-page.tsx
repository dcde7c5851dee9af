import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ClientFields } from './client-fields'
import { emptyClient } from './client-values'

export const Route = createFileRoute('/company/client/add-client')({
  staticData: { title: 'Add Client' },
  beforeLoad: only(access.clients.manage),
  component: AddClientPage,
})

function AddClientPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Client',
    draft: 'client.add',
    schema: () => import('@corridor/contract/job/client/shapes').then(({ ClientAdd }) => ClientAdd),
    initial: emptyClient,
    submit: (details) => client.client.add(details),
    failed: 'Client addition failed',
    onSaved: async ({ data }) => {
      toast.success(t('Client Added Successfully'))
      await refresh(api.client)
      await navigate({ to: paths.company.viewClient(data._id), replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Client"
      description="For whom the work is done in the end. A requirement may name it later."
      submitLabel="Add Client"
    >
      <ClientFields form={form} />
    </FormPage>
  )
}
