import type { ArticleKind } from '@corridor/contract/base/article/kinds'
import { text } from '../../../lib/language/text'

/** The purpose of each kind, on its pages. */
export const articleDescriptions: Record<ArticleKind, string> = {
  news: text('What companies read on their news page.'),
  offer: text('Offers to companies, while they are valid.'),
}

/** The heading of the list that an address names: 'News', 'Offers'. */
export const articleListTitles: Record<ArticleKind, string> = { news: text('News'), offer: text('Offers') }
