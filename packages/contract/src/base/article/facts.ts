import { access } from '../../wire/access.ts'
import type { Facts, RecordFacts } from '../../wire/facts.ts'
import { type ArticleKind, articleKinds, articleTitles } from './kinds.ts'

const articles = Object.fromEntries(
  articleKinds.map((kind): [string, RecordFacts] => [kind, { title: articleTitles[kind], ...access.articles }]),
) as Record<ArticleKind, RecordFacts>

export const articleFacts = {
  records: articles,
} as const satisfies Facts
