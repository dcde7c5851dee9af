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
import { HotlistFields } from './form'

export const Route = createFileRoute('/company/hotlist/add-hotlist')({
  staticData: { title: 'Add Hotlist' },
  beforeLoad: only(access.hotlists.manage),
  component: AddHotlistPage,
})

function AddHotlistPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Hotlist',
    draft: 'hotlist.add',
    schema: () => import('@corridor/contract/sales/hotlist/shapes').then(({ HotlistAdd }) => HotlistAdd),
    initial: { name: '', description: '', isPublic: true },
    submit: (hotlist) => client.hotlist.add(hotlist),
    failed: 'Hotlist addition failed',
    onSaved: async ({ hotlist }) => {
      toast.success(t('Hotlist Added Successfully'))
      await refresh(api.hotlist)
      await navigate({ to: paths.company.viewHotlist(hotlist._id), replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Hotlist"
      description="A hotlist gathers candidates for one purpose, so that they can be offered together."
      submitLabel="Add Hotlist"
    >
      <HotlistFields form={form} />
    </FormPage>
  )
}
