import { type ArticleKind, articleKinds } from '@corridor/contract/base/article/kinds'
import type { KindRules } from '../../../db/record/kind.ts'
import { addArticle } from './add.ts'
import { deleteArticle } from './delete.ts'
import { type ArticleRow, articleSpec, ofKind } from './store.ts'
import { updateArticle } from './update.ts'

const rulesOf = (kind: ArticleKind): KindRules<ArticleRow> => ({
  kind,
  table: 'article',
  list: articleSpec,
  narrowing: ofKind(kind),
  nameOf: (row) => row.title,
  add: addArticle(kind),
  update: updateArticle(kind),
  remove: deleteArticle(kind),
})

export const articleRules = articleKinds.map(rulesOf)
