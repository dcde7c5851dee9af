import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, client } from '../client'
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

interface Asking<Row> {
  title: string
  /** Translated; that it can be undone is said behind it (product.md, Deleting). */
  question: string
  /** What the deleted row is called where its deletion can be undone. */
  nameOf: (row: Row) => string
  /** Leads away from a page whose record is gone. */
  onDeleted?: (() => unknown) | undefined
  /** What shows the rows beside their list: `[api.candidate, api.hotlist]`. */
  shownIn?: { key: () => QueryKey }[]
}

/** What rows of a list with a status share: toggling it and being deleted, with the specified messages (spec 1 §8). */
export function useRowVerbs<Body, Row extends ListRow & { status: Status }>(
  source: ListSource<Body, Row>,
  verbs: Verbs,
  { title, question, nameOf, onDeleted, shownIn = [] }: Asking<Row>,
) {
  const { t } = useTranslation()
  const refreshAll = () => refresh(source, api.bin, ...shownIn)

  async function undo(row: Row) {
    try {
      await client.bin.restore({ id: row._id })
      toast.success(t('{name} was restored', { name: nameOf(row) }))
    } catch (error) {
      toast.error(`${t('Restoring failed')}: ${errorText(error)}`)
    }
    await refreshAll()
  }

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
        question: `${question} ${t('You can undo this for ten seconds; it stays in the bin for thirty days.')}`,
        confirmLabel: t('Delete'),
        onConfirm: async () => {
          try {
            await verbs.delete.call({ id: row._id })
            toast.undo(t('Deletion successful'), nameOf(row), () => void undo(row))
            await onDeleted?.()
          } catch (error) {
            toast.error(`${t('Deletion failed')}: ${errorText(error)}`)
          }
          await refreshAll()
        },
      }),
  }
}
