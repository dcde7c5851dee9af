import type { Plan } from '@corridor/contract/money/plan/shapes'
import { IconArchive, IconArchiveOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { seededName } from '../../../lib/format/seeded-name'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { RowAction } from '../../../lib/list/types'
import { paths } from '../../../paths'

/** Actions of an administrator on a plan, on its card and in the list. */
export function usePlanActions() {
  const { t } = useTranslation()
  const done = async (work: Promise<unknown>, message: string) => {
    await work
    toast.success(message)
    await refresh(api.plan)
  }

  const retire = ({ _id: id, name }: Plan) =>
    confirmDelete({
      title: t('Retire {name}', { name: seededName('plan', name) }),
      question: t(
        'Companies can no longer request this plan. Companies on it keep it until the end of the period they paid for.',
      ),
      confirmLabel: t('Retire'),
      onConfirm: () => done(client.plan.retire({ id }), t('Plan retired')),
    })

  const remove = ({ _id: id, name }: Plan) =>
    confirmDelete({
      title: t('Delete {name}', { name: seededName('plan', name) }),
      question: t('Are you sure you want to delete this record? This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: () => done(client.plan.delete({ id }), t('Deletion successful')),
    })

  const offer = ({ _id: id }: Plan) =>
    done(client.plan.update({ id, status: 'active' }), t('Plan Updated Successfully')).catch((error) =>
      toast.error(errorText(error)),
    )

  return (plan: Plan): RowAction[] => [
    { label: text('Edit'), icon: IconPencil, to: paths.admin.editPlan(plan._id) },
    ...(plan.isDefault
      ? []
      : [
          plan.status === 'active'
            ? { label: text('Retire'), icon: IconArchive, danger: true, run: () => retire(plan) }
            : { label: text('Offer again'), icon: IconArchiveOff, run: () => offer(plan) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(plan) },
        ]),
  ]
}
