/** The list that a record was opened from, as it stood, and the record's place in it. Each tab of the browser has its own. */
export interface Way {
  /** The list's address. */
  pathname: string
  search: Record<string, unknown>
  /** The list's title, a key, or what was searched there. */
  title: string
  searched: string
  /** The query, but for the page. */
  body: WayBody
  /** The record, and its place in the whole list, from 0. */
  id: string
  at: number
  /** True once the record was shown: the list, when it stands again, goes to its row. */
  isShown: boolean
}

/** The body of a list call without `page`; the names in it are the list's own. */
export type WayBody = Record<string, unknown> & { limit: number }

/** Names the list that a way leads back to: the key of its calls. */
export type WayName = readonly unknown[]

const keyOf = (name: WayName) => `way ${JSON.stringify(name)}`

export function readWay(name: WayName): Way | undefined {
  const kept = sessionStorage.getItem(keyOf(name))
  return kept ? JSON.parse(kept) : undefined
}

export const keepWay = (name: WayName, way: Way) => sessionStorage.setItem(keyOf(name), JSON.stringify(way))

export const pageOf = ({ at, body }: Way) => Math.floor(at / body.limit) + 1
