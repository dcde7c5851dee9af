import type { ArticleKind } from '@corridor/contract/base/article/kinds'

const bases: Record<ArticleKind, string> = { news: '/admin/news', offer: '/admin/offers' }

export const paths = {
  admin: {
    listArticle: (kind: ArticleKind) => bases[kind],
    addArticle: (kind: ArticleKind) => `${bases[kind]}/add-${kind}`,
    editArticle: (kind: ArticleKind, id: string) => `${bases[kind]}/edit-${kind}/${id}`,
  },
} as const
