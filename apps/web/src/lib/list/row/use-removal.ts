import { client } from '../../call/client'
import { confirmDelete } from '../../feedback/confirm'
import { toast } from '../../feedback/toast'
import { errorText, useTranslation } from '../../language/i18n'
import type { ListRow } from '../types'

export interface DeleteVerb {
  call: (input: { id: string }) => Promise<unknown>
}

/** Texts are translated. */
interface Removal<Row> {
  title: string
  /** That it can be undone is said behind it (product.md, Deleting). */
  question: string
  /** The name of the deleted row if its deletion can be undone. */
  nameOf: (row: Row) => string
  deleted: string
  failed: (message: string) => string
  /** Follows the deletion before what is shown is read anew. */
  onDeleted?: (() => unknown) | undefined
  /** Reads anew what is shown, after a deletion as after its undoing. */
  refreshAll: () => Promise<unknown>
}

/** Deleting a row: the question, the deletion, and the way back for as long as its toast stands. */
export function useRemoval<Row extends ListRow>(verb: DeleteVerb, removal: Removal<Row>) {
  const { t } = useTranslation()
  const { title, question, nameOf, deleted, failed, onDeleted, refreshAll } = removal

  async function undo(row: Row) {
    try {
      await client.bin.restore({ id: row._id })
      toast.success(t('{name} was restored', { name: nameOf(row) }))
    } catch (error) {
      toast.error(`${t('Restoring failed')}: ${errorText(error)}`)
    }
    await refreshAll()
  }

  return (row: Row) =>
    confirmDelete({
      title,
      question: `${question} ${t('You can undo this for 10 seconds, or restore it from the bin for 30 days.')}`,
      confirmLabel: t('Delete'),
      onConfirm: async () => {
        try {
          await verb.call({ id: row._id })
          toast.undo(deleted, nameOf(row), () => void undo(row))
          await onDeleted?.()
        } catch (error) {
          toast.error(failed(errorText(error)))
        }
        await refreshAll()
      },
    })
}
