import type { FastifyInstance } from 'fastify'
import type { VisitForms } from './visit-forms.ts'
import type { WebBuild } from './web-build.ts'

interface Asked {
  /** The words that are searched for. */
  q?: string | string[]
  /** Readers whose articles are shown. */
  reader?: string | string[]
  /** The address of a page of the product: its article is shown. */
  for?: string | string[]
}

const charactersMax = 100

/** Help: all articles, those of a reader, what is searched for, and the article that explains a page. Whole without script. */
export function serveHelp(app: FastifyInstance, { answerPage }: VisitForms, build: WebBuild | undefined): void {
  if (!build) return
  app.get<{ Querystring: Asked }>('/help', (request, reply) => {
    const { query } = request
    const page = wordsOf(query.for)
    if (page) return reply.redirect(build.helpFor(page), 303)
    return answerPage(request, reply, { given: { q: wordsOf(query.q), reader: wordsOf(query.reader) } })
  })
}

const wordsOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value.trim().slice(0, charactersMax) : ''
