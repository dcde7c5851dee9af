import { joined, ownPaths } from './entry-paths.ts'
import { nounPaths } from './noun-paths.ts'

export type { AddressLevel } from './features/base/address/paths.ts'

/** Every address of the web application. Nothing else spells one, except the routes that the router writes. */
export const paths = joined([ownPaths, ...nounPaths])
