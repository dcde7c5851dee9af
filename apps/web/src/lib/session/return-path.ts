const key = 'returnPath'

/** Remembers, for this tab, the page that a person asked for before signing in. */
export const rememberReturnPath = (path: string) => sessionStorage.setItem(key, path)

/** The remembered page, once. Judge it with `safeReturnPath` before going there. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path
}
