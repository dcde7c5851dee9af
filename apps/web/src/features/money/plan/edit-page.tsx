import type { Plan } from '@corridor/contract/money/plan/shapes'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useEditedRecord } from '../../../lib/form/use-edited-record'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { PageBusy } from '../../../lib/page/page-busy'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PlanFields, planLabels } from './form'

export const Route = createFileRoute('/admin/plan-and-subscription/edit-plan/$id')({
  staticData: { title: 'Edit Plan' },
  component: EditPlanPage,
})

const missing = { text: text('Plan not found'), to: paths.admin.listPlan }

function EditPlanPage() {
  const { id } = useParams({ from: '/admin/plan-and-subscription/edit-plan/$id' })
  const { record, reload } = useEditedRecord(api.plan.list, id, missing)
  if (!record) return <PageBusy />
  return <EditPlan key={id} plan={record} reload={reload} />
}

function toValues({ _id: id, version, createDate, isDefault, companyCount, status, ...values }: Plan) {
  return { id, version, ...values }
}

function EditPlan({ plan, reload }: { plan: Plan; reload: () => Promise<Plan> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const form = useRecordForm({
    entity: 'Plan',
    draft: 'plan.edit',
    schema: () => import('@corridor/contract/money/plan/shapes').then(({ PlanUpdate }) => PlanUpdate),
    initial: toValues(plan),
    submit: (change) => client.plan.update(change),
    failed: text('{entity} Update failed'),
    onSaved: async () => {
      toast.success(t('Plan Updated Successfully'))
      await refresh(api.plan)
      await navigate({ to: paths.admin.listPlan })
    },
    merging: { reload: async () => toValues(await reload()), labels: planLabels },
  })
  return (
    <FormPage
      form={form}
      title="Edit Plan"
      description="Changes apply to every company on this plan. Existing orders keep their price."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.admin.listPlan}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <PlanFields form={form} />
    </FormPage>
  )
}
