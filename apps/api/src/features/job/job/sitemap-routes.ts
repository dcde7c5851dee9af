import { languages, pathIn } from '@corridor/contract/wire/language'
import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../../http/api.ts'
import { listPublicAddresses } from './store.ts'

const pages = [...['/', '/about'].flatMap((path) => languages.map((one) => pathIn(one, path))), '/help', '/terms']
/** Addresses that somebody was given, and what stands behind a sign-in. */
const notForMachines = ['/share/', '/unsubscribe', '/invite/', '/company/', '/admin/', '/candidate/', '/account/']

interface Surroundings extends Pick<RequestContext, 'db' | 'limits'> {
  publicUrl: string
}

/** Tells search engines the pages that they may read: a job is among them from its publication until it closes, whoever closes it. */
export function serveSitemap(app: FastifyInstance, { db, limits, publicUrl }: Surroundings): void {
  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${notForMachines.map((path) => `Disallow: ${path}\n`).join('')}Sitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', async ({ ip }, reply) => {
    await limits.account('public-jobs', 'sitemap', ip)
    const jobs = await listPublicAddresses(db)
    const companies = [...new Set(jobs.map(({ slug }) => `/jobs/${slug}`))]
    // Addresses are slugs and ids: nothing in them has to be escaped.
    const entries = [
      ...[...pages, ...companies].map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
      ...jobs.map(
        ({ slug, id, updated_at }) =>
          `<url><loc>${publicUrl}/jobs/${slug}/${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`,
      ),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      )
  })
}
