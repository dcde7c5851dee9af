/** A text of the address's query, `?token=…`. */
export const searchText = (name: string) => new URLSearchParams(location.search).get(name) ?? undefined

/** The last part of the address: `/invite/{token}`. */
export const lastPart = () => decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
