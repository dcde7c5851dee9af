import type { BusinessUnit } from '@corridor/contract/people/unit/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowsMove, IconMail, IconPlus, IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

/** The purpose of a unit's dialog: a new one below another, or at the top, or one that is renamed or moved. */
export type UnitTask = { below: BusinessUnit | null } | { unit: BusinessUnit }

/** Actions of an Owner on a unit, in the tree and in the list; nothing for anybody else. */
export function useUnitActions(open: (task: UnitTask) => void) {
  const { t } = useTranslation()
  const mayManage = useMay(access.units.manage)

  const remove = ({ _id: id, name }: BusinessUnit) =>
    confirmDelete({
      title: t('Delete {name}', { name }),
      question: t('Are you sure you want to delete this record? This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: async () => {
        try {
          await client.unit.delete({ id })
          toast.success(t('Deletion successful'))
        } catch (error) {
          toast.error(errorText(error))
        }
        await refresh(api.unit, api.member)
      },
    })

  const actionsOf = (unit: BusinessUnit): RowAction[] =>
    mayManage
      ? [
          { label: text('Add a unit below'), icon: IconPlus, run: () => open({ below: unit }) },
          { label: text('Rename or move'), icon: IconArrowsMove, run: () => open({ unit }) },
          { label: text('Sender and signature'), icon: IconMail, to: paths.company.editBusinessUnit(unit._id) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(unit) },
        ]
      : []
  return { mayManage, actionsOf }
}
