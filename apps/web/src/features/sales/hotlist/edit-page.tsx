import type { Hotlist } from '@corridor/contract/sales/hotlist/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { HotlistFields } from './form'
import { useHotlistActions } from './use-hotlist-actions'

export const Route = createFileRoute('/company/hotlist/edit-hotlist/$id')({
  staticData: { title: 'Edit Hotlist' },
  beforeLoad: only(access.hotlists.manage),
  component: EditHotlistPage,
})

function EditHotlistPage() {
  const { id } = useParams({ from: '/company/hotlist/edit-hotlist/$id' })
  const query = useQuery(api.hotlist.view.queryOptions({ input: { hotListId: id } }))
  return <RecordQuery query={query}>{({ data }) => <EditHotlist key={id} hotlist={data} />}</RecordQuery>
}

const toValues = ({ _id: id, version, name, description, isPublic }: Hotlist) => ({
  id,
  version,
  name,
  description,
  isPublic,
})

function EditHotlist({ hotlist }: { hotlist: Hotlist }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = hotlist._id
  const { remove } = useHotlistActions({
    onDeleted: () => navigate({ to: paths.company.listHotlist, replace: true, ignoreBlocker: true }),
  })
  const form = useRecordForm({
    entity: 'Hotlist',
    draft: 'hotlist.edit',
    schema: () => import('@corridor/contract/sales/hotlist/shapes').then(({ HotlistUpdate }) => HotlistUpdate),
    initial: toValues(hotlist),
    submit: (change) => client.hotlist.update(change),
    failed: 'Hotlist update failed',
    onSaved: async () => {
      toast.success(t('Hotlist Updated Successfully'))
      await refresh(api.hotlist)
      await navigate({ to: paths.company.viewHotlist(id) })
    },
    merging: {
      reload: async () => toValues((await client.hotlist.view({ hotListId: id })).data),
      labels: { name: text('Name'), description: text('Description'), isPublic: text('Public or private') },
      show: (name, value) => (name === 'isPublic' ? t(value ? 'Public' : 'Private') : undefined),
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Hotlist"
      submitLabel="Save"
      actions={
        <>
          <Button variant="subtle" c="var(--state-danger)" me="auto" onClick={() => remove(hotlist)}>
            {t('Delete')}
          </Button>
          <ButtonLink variant="default" to={paths.company.viewHotlist(id)}>
            {t('Cancel')}
          </ButtonLink>
        </>
      }
    >
      <HotlistFields form={form} />
    </FormPage>
  )
}
