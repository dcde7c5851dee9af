import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { GroupFields } from './group-fields'
import { groupLabels, toValues } from './group-values'

export const Route = createFileRoute('/company/vendors/edit-vendor-group/$groupId')({
  staticData: { title: 'Edit Vendor Group' },
  beforeLoad: only(access.vendors.manage),
  component: EditVendorGroupPage,
})

function EditVendorGroupPage() {
  const { groupId } = useParams({ from: '/company/vendors/edit-vendor-group/$groupId' })
  const query = useQuery(api.vendorGroup.view.queryOptions({ input: { groupId } }))
  return <RecordQuery query={query}>{({ data }) => <EditGroup key={groupId} group={data} />}</RecordQuery>
}

function EditGroup({ group }: { group: VendorGroup }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const groupId = group._id
  const form = useRecordForm({
    entity: 'Vendor Group',
    draft: 'vendor-group.edit',
    schema: () =>
      import('@corridor/contract/vendor/vendor-group/shapes').then(({ VendorGroupUpdate }) => VendorGroupUpdate),
    initial: toValues(group),
    submit: (change) => client.vendorGroup.update(change),
    failed: 'Vendor group update failed',
    onSaved: async () => {
      toast.success(t('Vendor Group Updated Successfully'))
      await refresh(api.vendorGroup)
      await navigate({ to: paths.company.viewVendorGroup(groupId) })
    },
    merging: {
      reload: async () => toValues((await client.vendorGroup.view({ groupId })).data),
      labels: groupLabels,
    },
  })
  return (
    <FormPage
      form={form}
      title="Edit Vendor Group"
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.viewVendorGroup(groupId)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <GroupFields form={form} group={group} />
    </FormPage>
  )
}
