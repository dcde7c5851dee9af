import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { usePageKeys } from '../../keys/page-keys'
import { toSearch } from '../../page/search'
import type { RowAction } from '../types'

/** Keys of the acts on one row: they do it to the row that has the focus. With rows selected, those of the selection stand instead. */
export function useActionKeys<Row>(
  place: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  actionsOf: ((row: Row) => readonly RowAction[]) | undefined,
  isSelecting: boolean,
) {
  const navigate = useNavigate()
  const act = useRef((_key: string) => {})
  useEffect(() => {
    act.current = (key) => {
      const drawn = [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const row = rows[drawn.findIndex((one) => one.contains(document.activeElement))]
      const action = row && actionsOf?.(row).find(({ hotkey }) => hotkey === key)
      if (action?.to) void navigate({ to: action.to, search: toSearch(action.search ?? {}) })
      else void action?.run?.()
    }
  })
  // Rows of one list have the same keys, whatever their states make of the words.
  const [first] = rows
  const named = first && actionsOf && !isSelecting ? actionsOf(first).filter(({ hotkey }) => hotkey) : []
  const text = JSON.stringify(named.map(({ hotkey, label }) => [hotkey, label]))
  usePageKeys(
    useMemo(
      () =>
        (JSON.parse(text) as [string, string][]).map(([key, label]) => ({ key, label, run: () => act.current(key) })),
      [text],
    ),
  )
}
