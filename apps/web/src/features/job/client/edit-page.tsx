import type { Client } from '@corridor/contract/job/client/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client as calls } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { ClientFields } from './client-fields'
import { clientLabels, toValues } from './client-values'

export const Route = createFileRoute('/company/client/edit-client/$clientId')({
  staticData: { title: 'Edit Client' },
  beforeLoad: only(access.clients.manage),
  component: EditClientPage,
})

function EditClientPage() {
  const { clientId } = useParams({ from: '/company/client/edit-client/$clientId' })
  const query = useQuery(api.client.view.queryOptions({ input: { clientId } }))
  return <RecordQuery query={query}>{({ data }) => <EditClient key={clientId} client={data} />}</RecordQuery>
}

function EditClient({ client }: { client: Client }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const clientId = client._id
  const form = useRecordForm({
    entity: 'Client',
    draft: 'client.edit',
    schema: () => import('@corridor/contract/job/client/shapes').then(({ ClientUpdate }) => ClientUpdate),
    initial: toValues(client),
    submit: (change) => calls.client.update(change),
    failed: 'Client update failed',
    onSaved: async () => {
      toast.success(t('Client Updated Successfully'))
      await refresh(api.client, api.job)
      await navigate({ to: paths.company.viewClient(clientId) })
    },
    merging: {
      reload: async () => toValues((await calls.client.view({ clientId })).data),
      labels: clientLabels,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Client"
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.viewClient(clientId)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <ClientFields form={form} />
    </FormPage>
  )
}
