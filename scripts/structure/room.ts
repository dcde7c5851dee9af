/** A place for files of one role: whose files they are, and what they may import. */
export interface Room {
  name: string
  /** Patterns of paths: `{noun}` is a feature's folder in its area, `*` a part of a name, and a pattern that ends with `/` is all below it. */
  files: readonly string[]
  /** As `files`; `{own}` is the feature's own folder. */
  mayReach: readonly string[]
  /** Place where a line that breaks the rule belongs. */
  advice: string
}

export const contract = 'packages/contract/src/'
export const api = (...paths: string[]) => paths.map((path) => `apps/api/src/${path}`)
export const web = (...paths: string[]) => paths.map((path) => `apps/web/src/${path}`)
