import { ApiError } from '../../../lib/call/api-error'
import { client } from '../../../lib/call/client'
import { queryClient } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'

interface Deleted {
  _id: string
  name: string
}

const isBelowDeleted = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'bin.aboveDeleted'

/** Brings a record back from the bin; what it stands below comes first, where that is deleted too and the person agrees. */
export function useRestore() {
  const { t } = useTranslation()

  async function restore({ _id: id, name }: Deleted, andThen?: () => Promise<void>): Promise<void> {
    try {
      await client.bin.restore({ id })
      toast.success(t('{name} was restored', { name }))
      await andThen?.()
    } catch (error) {
      if (isBelowDeleted(error)) return offerBoth({ _id: id, name }, error, andThen)
      toast.error(`${t('Restoring failed')}: ${errorText(error)}`)
    }
    // A restored record may show in any list.
    await queryClient.invalidateQueries()
  }

  function offerBoth(below: Deleted, error: ApiError, andThen?: () => Promise<void>) {
    const { above, aboveId } = error.params
    confirm({
      title: t('Restore {name}', { name: below.name }),
      question: errorText(error),
      confirmLabel: t('Restore both'),
      onConfirm: () => restore({ _id: String(aboveId), name: String(above) }, () => restore(below, andThen)),
    })
  }

  return (row: Deleted) => restore(row)
}
