import type { QueryKey } from '@tanstack/react-query'
import { api } from '../../call/client'
import { refresh } from '../../call/query-client'
import { toast } from '../../feedback/toast'
import { errorText, useTranslation } from '../../language/i18n'
import type { ListRow, ListSource } from '../types'
import { type DeleteVerb, useRemoval } from './use-removal'

type Status = 'active' | 'inactive'

interface Verbs {
  update: { call: (input: { id: string; status: Status }) => Promise<unknown> }
  delete: DeleteVerb
}

interface Asking<Row> {
  title: string
  /** Translated; that it can be undone is said behind it (product.md, Deleting). */
  question: string
  /** The name of the deleted row if its deletion can be undone. */
  nameOf: (row: Row) => string
  /** Leads away from a page whose record is gone. */
  onDeleted?: (() => unknown) | undefined
  /** Queries that show the rows beside their list: `[api.candidate, api.hotlist]`. */
  shownIn?: { key: () => QueryKey }[]
}

/** Verbs that rows of a list with a status share: toggling it and being deleted, with the specified messages (spec 1 §8). */
export function useRowVerbs<Body, Row extends ListRow & { status: Status }>(
  source: ListSource<Body, Row>,
  verbs: Verbs,
  { shownIn = [], ...asking }: Asking<Row>,
) {
  const { t } = useTranslation()
  const refreshAll = () => refresh(source, api.bin, ...shownIn)
  const remove = useRemoval<Row>(verbs.delete, {
    ...asking,
    deleted: t('Deletion successful'),
    failed: (message) => `${t('Deletion failed')}: ${message}`,
    refreshAll,
  })

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
    remove,
  }
}
