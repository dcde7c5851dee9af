import type { StudentRow } from '@corridor/contract/student/student/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconTrash } from '@tabler/icons-react'
import { api } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useRemoval } from '../../../lib/list/row/use-removal'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'

/** As far as deleting one needs it. */
interface Named {
  _id: StudentRow['_id']
  name: string
}

/** Actions on a student for those who manage them, in the list and on the file. */
export function useStudentActions({ onDeleted }: { onDeleted?: () => unknown } = {}) {
  const { t } = useTranslation()
  const mayManage = useMay(access.students.manage)
  const remove = useRemoval<Named>(api.student.delete, {
    title: t('Delete Student'),
    question: t('Are you sure you want to delete this student?'),
    nameOf: ({ name }) => name,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    onDeleted,
    refreshAll: () => refresh(api.student, api.bin),
  })
  const manageActions = (student: Named): RowAction[] =>
    mayManage ? [{ label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(student) }] : []
  return { mayManage, manageActions }
}
