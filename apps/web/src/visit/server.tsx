import type { VisitBuild, VisitRequest } from '@corridor/contract/wire/visit'
import { renderToStaticMarkup } from 'react-dom/server'
import { targetOf } from '../entries'
import { entryPaths as paths } from '../entry-paths'
import { Document } from './document'
import { helpFor } from './help/find-articles'
import type { PageProps } from './page'
import { visitPages } from './pages'
import { textsOf } from './texts'

const failureStatus = 400
const viteAssets = { scripts: ['/@vite/client', '/src/visit/islands/main.ts'], styles: [] }

/** Exports for the API server: the one file that `vite build --ssr` makes of the public pages. */
export const visitBuild: VisitBuild = {
  targetOf,
  helpFor,
  render({ pathname, language, assets, outcome, given = {}, table }: VisitRequest) {
    const target = targetOf(pathname)
    const page = visitPages['way' in target && target.way === 'visit' ? target.page : paths.error.notFound]
    const props: PageProps = { t: textsOf(language), language, pathname, outcome, given, table }
    const title = page.titleAt?.(pathname) ?? page.title
    const markup = renderToStaticMarkup(
      <Document
        title={page.titleOf?.(given) ?? (title && props.t(title))}
        isSite={page.isSite ?? false}
        assets={import.meta.env.VISIT_FROM_VITE ? viteAssets : assets}
        {...props}
      >
        <page.Body {...props} />
      </Document>,
    )
    const status = outcome && outcome !== 'done' ? failureStatus : (page.statusAt?.(pathname) ?? page.status ?? 200)
    return {
      status,
      html: `<!doctype html>${markup}`,
      isPrivate: page.isPrivate ?? false,
      isSite: page.isSite ?? false,
    }
  },
}
