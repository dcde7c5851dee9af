import type { BulkAction, BulkTarget } from '@corridor/contract/records/bulk/shapes'
import { type RecordKind, recordFacts } from '@corridor/contract/records/record/kinds'
import { settables } from '@corridor/contract/records/record/settable'
import type { Settable } from '@corridor/contract/wire/facts'
import {
  IconCalendar,
  IconCalendarCheck,
  IconCoins,
  IconListCheck,
  IconSquareCheck,
  IconTags,
  IconToggleLeft,
  IconToggleRight,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { ApiError } from '../call/api-error'
import { client } from '../call/client'
import { refreshAll } from '../call/query-client'
import { confirm, confirmDelete } from '../feedback/confirm'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import type { RowAction } from '../list/types'
import { showBulk } from './show-bulk'

interface BulkOptions {
  /** None for a list whose rows are changed one by one. */
  kind: RecordKind | undefined
  target: BulkTarget
  /** How many records that is; where it is another number by then, nothing happens. */
  count: number
  onStarted: () => void
  /** Asks for the value of a field that is to be set. */
  setField: (field: string) => void
}

type StatusAction = Exclude<BulkAction, 'set' | 'ask' | 'delete'>

const settableIcons: Record<Settable['as'], typeof IconTrash> = {
  availability: IconCalendarCheck,
  choice: IconListCheck,
  date: IconCalendar,
  member: IconUser,
  rate: IconCoins,
  tick: IconSquareCheck,
  words: IconTags,
}

const actions: { action: StatusAction | 'delete'; label: string; icon: typeof IconTrash }[] = [
  { action: 'activate', label: text('Mark as Active'), icon: IconToggleRight },
  { action: 'deactivate', label: text('Mark as Inactive'), icon: IconToggleLeft },
  { action: 'delete', label: text('Delete'), icon: IconTrash },
]

/** Actions on many records at once: a status or a value to set, and what else. Each asks first, says how many, and goes on in the background. */
export function useBulkActions({ kind, target, count, onStarted, setField }: BulkOptions): {
  set: RowAction[]
  more: RowAction[]
} {
  const { t } = useTranslation()

  async function start(kind: RecordKind, action: BulkAction) {
    try {
      showBulk(await client.bulk.start({ kind, action, target, count }))
      onStarted()
    } catch (error) {
      // The list must show what there is now.
      if (error instanceof ApiError && error.code === 'bulk.countChanged') await refreshAll()
      throw error
    }
  }

  const ask = (kind: RecordKind, action: BulkAction, label: string) => {
    const question = {
      title: t(label),
      question: `${t('{count} records are affected.', { count })} ${t('You can undo this for 30 days.')}`,
      confirmLabel: t(label),
      onConfirm: () => start(kind, action),
    }
    if (action === 'delete') confirmDelete(question)
    else confirm(question)
  }

  if (!kind) return { set: [], more: [] }
  const actionOf = ({ action, label, icon }: (typeof actions)[number]): RowAction => ({
    label,
    icon,
    danger: action === 'delete',
    run: () => ask(kind, action, label),
  })
  const fields = Object.entries(settables[kind] ?? {}).map(
    ([field, { label, as }]): RowAction => ({ label, icon: settableIcons[as], run: () => setField(field) }),
  )
  const statuses = recordFacts[kind].hasNoStatus ? [] : actions.filter(({ action }) => action !== 'delete')
  return {
    set: [...statuses.map(actionOf), ...fields],
    more: actions.filter(({ action }) => action === 'delete').map(actionOf),
  }
}
