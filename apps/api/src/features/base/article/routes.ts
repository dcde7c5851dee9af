import { type ArticleKind, articleKinds } from '@corridor/contract/base/article/kinds'
import { api, signedIn } from '../../../http/api.ts'
import { addArticle } from './add.ts'
import { deleteArticle } from './delete.ts'
import { listArticles } from './store.ts'
import { updateArticle } from './update.ts'

const routesOf = (kind: ArticleKind) => ({
  list: api.article[kind].list.handler(signedIn(listArticles(kind))),
  add: api.article[kind].add.handler(signedIn(addArticle(kind))),
  update: api.article[kind].update.handler(signedIn(updateArticle(kind))),
  delete: api.article[kind].delete.handler(signedIn(deleteArticle(kind))),
})

export const articleRoutes = Object.fromEntries(articleKinds.map((kind) => [kind, routesOf(kind)])) as Record<
  ArticleKind,
  ReturnType<typeof routesOf>
>
