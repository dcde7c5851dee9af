import { findHits } from '@corridor/contract/candidate/search/hits'
import { readQuery } from '@corridor/contract/candidate/search/query'
import type { Context } from '../../../db/scope/context.ts'
import { notFound } from '../candidate/update.ts'
import { findPages } from './tables.ts'

const hitsMax = 1_000

/** The text of a candidate's resume, page by page, with the places that a query finds. */
export async function viewResumeText(
  { db, scope }: Context,
  { candidateId, query }: { candidateId: string; query?: string | undefined },
) {
  const pages = await findPages(db, scope, candidateId)
  if (!pages) throw notFound()
  const { tree } = readQuery(query ?? '')
  let left = hitsMax
  const marked = pages.map((text) => {
    const hits = tree ? findHits(text, tree, left) : []
    left -= hits.length
    return { text, hits }
  })
  return { success: true as const, pages: marked, hits: hitsMax - left }
}
