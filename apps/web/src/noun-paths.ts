import * as nouns from './pages.ts'

/** The addresses of each noun. The build narrows it to their `paths.ts`: the door and public pages carry addresses, but no menus. */
export const nounPaths = Object.values(nouns).map(({ paths }) => paths)
