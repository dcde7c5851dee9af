import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import type { ListRow } from './types'
import type { List } from './use-list'
import { keepWay, pageOf, readWay } from './way'

/** Remembers which row led to a record, and goes to it when the list stands again. `title` is a key. */
export function useWay<Row extends ListRow>(place: RefObject<HTMLElement | null>, list: List<Row>, title: string) {
  const { pathname, search } = useLocation()
  const isBack = useRef(false)
  const { name } = list.asked

  function keep(index: number) {
    const row = list.rows[index]
    if (!row) return
    const { page, size, search: searched, filters } = list.state
    keepWay(name, {
      pathname,
      search,
      title,
      searched: filters.query ?? searched,
      body: list.asked.body,
      id: row._id,
      at: (page - 1) * size + index,
      isShown: false,
    })
  }

  // Only what has arrived can be gone to, and only once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `list.change` and the name are new at each render.
  useEffect(() => {
    if (list.isLoading || list.isRefreshing || isBack.current) return
    isBack.current = true
    const way = readWay(name)
    if (!way?.isShown || way.pathname !== pathname || JSON.stringify(way.body) !== JSON.stringify(list.asked.body))
      return
    const index = list.rows.findIndex((row) => row._id === way.id)
    if (index === -1 && pageOf(way) !== list.state.page) {
      isBack.current = false
      list.change({ page: pageOf(way) })
      return
    }
    keepWay(name, { ...way, isShown: false })
    const row = place.current?.querySelectorAll<HTMLElement>('[data-row]')[index]
    row?.focus()
    row?.scrollIntoView({ block: 'center' })
  }, [list.rows, list.isLoading, list.isRefreshing])

  function onClickCapture(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    const row = event.target.closest('[data-row]')
    if (!row) return
    keep([...(place.current?.querySelectorAll('[data-row]') ?? [])].indexOf(row))
  }
  return { keep, onClickCapture }
}
