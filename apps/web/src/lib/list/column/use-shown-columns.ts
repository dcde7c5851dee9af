import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../call/client'
import { queryClient } from '../../call/query-client'
import { toast } from '../../feedback/toast'
import { errorText } from '../../language/i18n'
import { text } from '../../language/text'
import type { Column, ListRow } from '../types'
import type { KeptColumns, List } from '../use-list'

export interface ShownColumns<Row> {
  columns: readonly Column<Row>[]
  /** Those that could be shown too. */
  others: readonly Column<Row>[]
  isChoosable: boolean
  /** True if they are not the usual ones. */
  isChosen: boolean
  /** A key: for whom they are kept. */
  says: string
  /** Keeps these columns for the person, in the list or the view that is open; null takes the usual ones again. */
  keep: (headers: string[] | null) => Promise<void>
}

let sending: Promise<unknown> = Promise.resolve()

/** The columns of a list as its person wants them: of the view that is open, else of the list, else the usual ones. */
export function useShownColumns<Row extends ListRow>(list: List<Row>): ShownColumns<Row> {
  const name = list.viewing?.list
  const view = list.viewing?.active || null
  const options = api.view.columns.queryOptions({ input: {} })
  // Nobody else changes them: they are asked for once.
  const { data } = useQuery({ ...options, enabled: name !== undefined, staleTime: Number.POSITIVE_INFINITY })
  const ofList = data?.data.filter((one) => one.list === name) ?? []
  const ofView = ofList.find((one) => one.view === view)?.columns
  // The choice kept for everybody is changed if no view of one's own is open.
  const kept = view === null ? list.kept : undefined
  const usual = list.kept ? list.kept.columns : ofList.find((one) => one.view === null)?.columns
  const chosen = (kept ? null : ofView) ?? usual
  const columns = chosen ? inOrder(list.columns, chosen) : list.columns.filter(({ isHidden }) => !isHidden)
  return {
    columns,
    others: list.columns.filter((column) => !columns.includes(column)),
    isChoosable: (kept ? kept.change !== undefined : name !== undefined) && list.columns.length > 2,
    isChosen: Boolean(chosen),
    says: kept ? kept.says : text('Saved for you, in this view only.'),
    async keep(headers) {
      if (kept) return keepForAll(kept, headers)
      if (name === undefined) return
      const own = { list: name, view, columns: headers ?? [] }
      // An answer that is still on its way would stand over the press.
      const known = await queryClient.ensureQueryData(options).catch(() => undefined)
      const others = (known?.data ?? []).filter((one) => one.list !== name || one.view !== view)
      // The table follows the press.
      queryClient.setQueryData(options.queryKey, { success: true, data: headers ? [...others, own] : others })
      await send(
        () => client.view.keepColumns({ ...own, columns: headers }),
        () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
      )
    },
  }
}

async function keepForAll({ change }: KeptColumns, headers: string[] | null) {
  if (!change) return
  change.show(headers)
  await send(() => change.save(headers), change.readAgain)
}

// One after the other: of two presses the later one stands, on the server too.
function send(save: () => Promise<unknown>, readAgain: () => Promise<unknown>): Promise<unknown> {
  sending = sending.then(save).catch(async (error) => {
    toast.error(errorText(error))
    await readAgain()
  })
  return sending
}

// A column that the product has lost since is left out, one that stands always is put back.
function inOrder<Row>(all: readonly Column<Row>[], headers: readonly string[]): Column<Row>[] {
  const locked = all.filter(({ isLocked }) => isLocked)
  const wanted = headers.flatMap((header) => all.find((column) => column.header === header && !column.isLocked) ?? [])
  return [...locked, ...wanted]
}
