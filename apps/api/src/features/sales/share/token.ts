/** Place of a link's sealed token. */
export const tokenPlace = (id: string) => ({ table: 'share_link', column: 'sealed_token', rowId: id })
