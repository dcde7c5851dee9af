import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { PlanFields, type PlanValues } from './form'

export const Route = createFileRoute('/admin/plan-and-subscription/add-plan')({
  staticData: { title: 'Add Plan' },
  component: AddPlanPage,
})

const initial: PlanValues = {
  name: '',
  description: '',
  currency: 'USD',
  monthlyPrice: null,
  annualPrice: null,
  usersMax: null,
  storageGb: null,
  apiCallsMax: null,
  support: 'email',
  backup: 'weekly',
  uptime: '99',
  hasReports: false,
  hasMobile: false,
  hasBranding: false,
  place: 1,
}

function AddPlanPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Plan',
    draft: 'plan.add',
    schema: () => import('@corridor/contract/money/plan/shapes').then(({ PlanAdd }) => PlanAdd),
    initial,
    submit: (values) => client.plan.add(values),
    failed: text('{entity} Add failed'),
    onSaved: async () => {
      toast.success(t('{entity} Added Successfully', { entity: t('Plan') }))
      await refresh(api.plan)
      await navigate({ to: paths.admin.listPlan })
    },
  })
  return (
    <FormPage
      form={form}
      title="Add Plan"
      description="The plans companies can choose, and their prices."
      submitLabel="Add Plan"
    >
      <PlanFields form={form} />
    </FormPage>
  )
}
