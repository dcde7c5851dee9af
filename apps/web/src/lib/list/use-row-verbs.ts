import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { confirmDelete } from '../confirm'
import { errorText } from '../i18n'
import { refresh } from '../query-client'
import { toast } from '../toast'
import type { ListRow, ListSource } from './types'

type Status = 'active' | 'inactive'

interface Verbs {
  update: { call: (input: { id: string; status: Status }) => Promise<unknown> }
  delete: { call: (input: { id: string }) => Promise<unknown> }
}

interface Asking {
  title: string
  /** Translated. */
  question: string
  /** Leads away from a page whose record is gone. */
  onDeleted?: (() => unknown) | undefined
  /** What shows the rows beside their list: `[api.candidate, api.hotlist]`. */
  shownIn?: { key: () => QueryKey }[]
}

/** What rows of a list with a status share: toggling it and being deleted, with the specified messages (spec 1 §8). */
export function useRowVerbs<Body, Row extends ListRow & { status: Status }>(
  source: ListSource<Body, Row>,
  verbs: Verbs,
  { title, question, onDeleted, shownIn = [] }: Asking,
) {
  const { t } = useTranslation()
  const refreshAll = () => refresh(source, ...shownIn)
  return {
    async toggle(row: Row) {
      try {
        await verbs.update.call({ id: row._id, status: row.status === 'active' ? 'inactive' : 'active' })
        toast.success(t('Status updated successfully'))
      } catch (error) {
        toast.error(`${t('Status update failed')}: ${errorText(error)}`)
      }
      await refreshAll()
    },
    remove: (row: Row) =>
      confirmDelete({
        title,
        question,
        confirmLabel: t('Delete'),
        onConfirm: async () => {
          try {
            await verbs.delete.call({ id: row._id })
            toast.success(t('Deletion successful'))
            await onDeleted?.()
          } catch (error) {
            toast.error(`${t('Deletion failed')}: ${errorText(error)}`)
          }
          await refreshAll()
        },
      }),
  }
}
