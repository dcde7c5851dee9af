type Query = Record<string, unknown>

/**
 * The query of an address, for `search` of a link or of `navigate`. Pages read it as texts and judge it themselves, so that the router's
 * types know of no name there.
 */
export const toSearch = (values: Query | ((current: Query) => Query)) => values as never
