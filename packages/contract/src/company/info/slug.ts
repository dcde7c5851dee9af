/** The last part of a company's public address: letters a to z, digits, single hyphens inside. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const slugCharsMin = 3

/** A first proposal from a name; empty if it has no Latin letters or digits. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
