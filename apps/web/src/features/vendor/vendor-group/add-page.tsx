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
import { GroupFields } from './group-fields'
import { emptyGroup } from './group-values'

export const Route = createFileRoute('/company/vendors/add-vendor-group')({
  staticData: { title: 'Add Vendor Group' },
  beforeLoad: only(access.vendors.manage),
  component: AddVendorGroupPage,
})

function AddVendorGroupPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Vendor Group',
    draft: 'vendor-group.add',
    schema: () => import('@corridor/contract/vendor/vendor-group/shapes').then(({ VendorGroupAdd }) => VendorGroupAdd),
    initial: emptyGroup,
    submit: (group) => client.vendorGroup.add(group),
    failed: 'Vendor group addition failed',
    onSaved: async ({ data }) => {
      // The specification leads back to adding vendors; the group is one press away.
      toast.made(t('Vendor Group Added Successfully'), {
        label: t('View'),
        run: () => void navigate({ to: paths.company.viewVendorGroup(data._id) }),
      })
      await refresh(api.vendorGroup)
      await navigate({ to: paths.company.addVendor, replace: true })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Vendor Group"
      description="Vendors that are written to together: chosen by hand, or found by a rule."
      submitLabel="Add Vendor Group"
    >
      <GroupFields form={form} />
    </FormPage>
  )
}
