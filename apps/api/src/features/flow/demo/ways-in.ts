import { lookNames, lookPath, looks } from '@corridor/contract/flow/demo/looks'

/** Ways into the demo that the terminal prints: each signs in as a role, at its address below the site's. */
export const waysIn = looks.map((look) => ({ name: lookNames[look], path: lookPath(look) }))
