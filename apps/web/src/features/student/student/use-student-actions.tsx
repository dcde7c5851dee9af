import type { StudentRow } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconTrash, IconUserShare } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

const CounsellorDialog = late(() => import('./counsellor-dialog'))

/** As far as the actions on one need it. */
type Acted = Pick<StudentRow, '_id' | 'version' | 'counsellor' | 'counsellorInfo'> & { name: string }

/** Actions on a student for those who manage them, in the list and on the file; `dialog` stands anywhere on the page. */
export function useStudentActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.students.manage)
  const [handed, setHanded] = useState<Acted>()
  const remove = useRemoval<Acted>(api.student.delete, {
    title: t('Delete Student'),
    question: t('Are you sure you want to delete this student?'),
    nameOf: ({ name }) => name,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: () => refresh(api.student, api.bin),
  })
  const manageActions = (student: Acted): RowAction[] =>
    mayManage
      ? [
          { label: text('Change Counsellor'), icon: IconUserShare, run: () => setHanded(student) },
          { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(student) },
        ]
      : []
  const dialog = (
    <Suspense>{handed && <CounsellorDialog student={handed} close={() => setHanded(undefined)} />}</Suspense>
  )
  return { mayManage, manageActions, dialog }
}
