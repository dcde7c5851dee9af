import { useEffect, useMemo, useRef } from 'react'
import { usePageKeys } from '../../keys/page-keys'

/** A key that does something to the row that has the focus. The label is a key of the texts. */
export function useRowKey<Row>(rows: readonly Row[], key: string, label: string, run: (row: Row) => void) {
  const act = useRef(() => {})
  useEffect(() => {
    act.current = () => {
      const drawn = [...document.querySelectorAll<HTMLElement>('[data-row]')]
      const row = rows[drawn.findIndex((one) => one.contains(document.activeElement))]
      if (row) run(row)
    }
  })
  usePageKeys(useMemo(() => [{ key, label, run: () => act.current() }], [key, label]))
}
