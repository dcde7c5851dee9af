/** The page sizes that a grid offers. Plain data: list pages carry it without the validator. Source: spec 1 §9. */
export const pageSizes = [5, 10, 25, 50, 100] as const
export const pageSizeDefault = 10
export const searchCharsMax = 200
/** Pages past this are refused: an offset costs the database what it skips. */
export const pageMax = 1_000_000
/** A list that may be asked for whole, with `limit: -1`, is for dropdowns: a longer one is searched as one types (api.md). */
export const allRowsMax = 1000
