import { VisuallyHidden } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { toast } from '../../feedback/toast'
import { errorText, useTranslation } from '../../language/i18n'
import classes from '../page/list-table.module.css'
import type { ListRow, Reorder } from '../types'

/** To the place of another row of the page, counted from 0; -1 and the number of rows are beyond its edges. Answers the place in the whole list, from 1. */
export type MoveRow<Row> = (row: Row, to: number) => Promise<number | undefined>

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Dragging a row by its handle, and Alt with the arrows anywhere in it. The focus stays with the row that moves. Few lists have an order
 * of their own: what makes one comes with their page.
 */
export function useReorder<Row extends ListRow>(
  rows: readonly Row[],
  rowName: (row: Row) => string,
  moveRow: MoveRow<Row>,
): Reorder<Row> {
  const { t } = useTranslation()
  const [dragged, setDragged] = useState<Row>()
  const [said, setSaid] = useState('')

  async function move(row: Row, to: number) {
    try {
      const place = await moveRow(row, to)
      if (place === undefined) return
      setSaid(t('{name} is now at place {number}', { name: rowName(row), number: place }))
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${row._id}"]`)?.focus())
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const ofRow = (row: Row, index: number) => ({
    'data-dragged': dragged?._id === row._id || undefined,
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!event.altKey || !step) return
      event.preventDefault()
      void move(row, index + step)
    },
    onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      if (dragged && dragged._id !== row._id) void move(dragged, index)
      setDragged(undefined)
    },
  })
  const ofHandle = (row: Row) => ({
    'data-handle': row._id,
    draggable: true,
    'aria-label': t('Move {name}', { name: rowName(row) }),
    'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
    title: t('Drag, or press Alt and an arrow'),
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move'
      const line = event.currentTarget.closest('tr')
      if (line) event.dataTransfer.setDragImage(line, 0, 0)
      setDragged(rows.find(({ _id }) => _id === row._id))
    },
    onDragEnd: () => setDragged(undefined),
  })
  return {
    ofRow,
    handle: (row) => (
      <button type="button" className={classes.grip} {...ofHandle(row)}>
        <IconGripVertical size={16} aria-hidden />
      </button>
    ),
    said: <VisuallyHidden role="status">{said}</VisuallyHidden>,
  }
}
