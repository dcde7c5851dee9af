import packed from 'virtual:contract'
import { type Route, readRoute } from './read-route'

export type { Route } from './read-route'

/** How a call of the contract is sent. */
export const routeOf = (names: readonly string[]): Route => readRoute(packed, names)
