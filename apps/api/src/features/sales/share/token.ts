/** Where the token of a link lies sealed. */
export const tokenPlace = (id: string) => ({ table: 'share_link', column: 'sealed_token', rowId: id })
