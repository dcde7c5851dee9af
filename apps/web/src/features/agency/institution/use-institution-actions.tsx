import type { Institution } from '@corridor/contract/agency/institution/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconPencil, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import { useRowVerbs } from '../../../lib/list/row/use-row-verbs'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

const InstitutionDialog = late(() => import('./institution-dialog'))

/** Actions on an institution for those who manage them, in the list and on its page; `dialog` stands anywhere on the page. */
export function useInstitutionActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.institutions.manage)
  const [edited, setEdited] = useState<Institution | 'new'>()
  const { toggle, remove } = useRowVerbs(api.institution.list, api.institution, {
    title: t('Delete Institution'),
    nameOf: (row) => row.name,
    question: t('Are you sure you want to delete this institution?'),
    shownIn: [api.institution],
    onDeleted,
  })
  const manageActions = (row: Institution & { nextDeadline?: string | null }): RowAction[] =>
    mayManage
      ? [
          { label: text('Edit'), icon: IconPencil, run: () => setEdited(row) },
          { label: toggleLabel(row.status), icon: IconToggleLeft, run: () => toggle(row as never) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(row as never) },
        ]
      : []
  const dialog = (
    <Suspense>
      {edited && (
        <InstitutionDialog institution={edited === 'new' ? undefined : edited} close={() => setEdited(undefined)} />
      )}
    </Suspense>
  )
  return { mayManage, manageActions, edit: setEdited, dialog }
}
