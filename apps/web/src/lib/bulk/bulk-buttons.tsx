import type { BulkAction } from '@corridor/contract/records/bulk/shapes'
import { type RecordKind, recordFacts } from '@corridor/contract/records/record/kinds'
import { Button } from '@mantine/core'
import { IconToggleLeft, IconToggleRight, IconTrash } from '@tabler/icons-react'
import { ApiError } from '../call/api-error'
import { client } from '../call/client'
import { refreshAll } from '../call/query-client'
import { confirm, confirmDelete } from '../feedback/confirm'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { showBulk } from './show-bulk'

interface BulkButtonsProps {
  kind: RecordKind
  target: { ids: string[] } | { query: object }
  /** How many records that is; where it is another number by then, nothing happens. */
  count: number
  onStarted: () => void
}

const actions: { action: BulkAction; label: string; icon: typeof IconTrash }[] = [
  { action: 'activate', label: text('Mark as Active'), icon: IconToggleRight },
  { action: 'deactivate', label: text('Mark as Inactive'), icon: IconToggleLeft },
  { action: 'delete', label: text('Delete'), icon: IconTrash },
]

/** Actions on many records at once. Each asks first, says how many, and goes on in the background. */
export function BulkButtons({ kind, target, count, onStarted }: BulkButtonsProps) {
  const { t } = useTranslation()

  async function start(action: BulkAction) {
    try {
      showBulk(await client.bulk.start({ kind, action, target, count }))
      onStarted()
    } catch (error) {
      // The list must show what there is now.
      if (error instanceof ApiError && error.code === 'bulk.countChanged') await refreshAll()
      throw error
    }
  }

  const ask = (action: BulkAction, label: string) => {
    const question = {
      title: t(label),
      question: `${t('{count} records are affected.', { count })} ${t('You can undo this for 30 days.')}`,
      confirmLabel: t(label),
      onConfirm: () => start(action),
    }
    if (action === 'delete') confirmDelete(question)
    else confirm(question)
  }

  const offered = actions.filter(({ action }) => action === 'delete' || !recordFacts[kind].hasNoStatus)
  return offered.map(({ action, label, icon: Icon }) => (
    <Button
      key={action}
      size="compact-md"
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      {...(action === 'delete' ? { c: 'var(--state-danger)' } : {})}
      onClick={() => ask(action, label)}
    >
      {t(label)}
    </Button>
  ))
}
