import { index, rootRoute, route } from '@tanstack/virtual-file-routes'
import type { NounPages } from './lib/pages.ts'
import * as nouns from './pages.ts'

const pages = Object.values<NounPages>(nouns).flatMap((noun) => Object.entries(noun.pages ?? {}))

/** The map from path to page file, of what the nouns declare in their `pages.ts`; the rest is generated. */
export const routes = rootRoute(
  'shell/root.tsx',
  ['admin', 'company', 'account', 'candidate'].map((area) =>
    route(`/${area}`, `shell/area/${area}-area.tsx`, pagesOf(area)),
  ),
)

function pagesOf(area: string) {
  return pages
    .filter(([path]) => path.startsWith(`/${area}/`))
    .map(([path, file]): [string, string] => [path.slice(area.length + 1), file])
    .map(([path, file]) => (path.endsWith('/') ? route(path.slice(0, -1), [index(file)]) : route(path, file)))
}
