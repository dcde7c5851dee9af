import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { confirmDelete } from '../confirm'
import { errorText } from '../i18n'
import { toast } from '../toast'
import type { ListRow, ListSource } from './types'

type Status = 'active' | 'inactive'

interface Verbs {
  update: { call: (input: { id: string; status: Status }) => Promise<unknown> }
  delete: { call: (input: { id: string }) => Promise<unknown> }
}

interface Texts {
  title: string
  /** Translated. */
  question: string
}

/** What rows of a list with a status share: toggling it and being deleted, with the specified messages (spec 1 §8). */
export function useRowVerbs<Body, Row extends ListRow & { status: Status }>(
  source: ListSource<Body, Row>,
  verbs: Verbs,
  texts: Texts,
) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: source.key() })
  return {
    async toggle(row: Row) {
      try {
        await verbs.update.call({ id: row._id, status: row.status === 'active' ? 'inactive' : 'active' })
        toast.success(t('Status updated successfully'))
      } catch (error) {
        toast.error(`${t('Status update failed')}: ${errorText(error)}`)
      }
      await refresh()
    },
    remove: (row: Row) =>
      confirmDelete({
        title: texts.title,
        question: texts.question,
        confirmLabel: t('Delete'),
        onConfirm: async () => {
          try {
            await verbs.delete.call({ id: row._id })
            toast.success(t('Deletion successful'))
          } catch (error) {
            toast.error(`${t('Deletion failed')}: ${errorText(error)}`)
          }
          await refresh()
        },
      }),
  }
}
