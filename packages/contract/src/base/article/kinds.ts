/** Kinds of articles, by the name that stands in their paths. Plain data: routes carry it without the validator. */
export const articleKinds = ['news', 'offer'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** {Entity} in title case, as buttons and messages use it. */
export const articleTitles: Record<ArticleKind, string> = { news: 'News', offer: 'Offer' }

/** Bounds of the lengths of an article's texts. */
export const articleBounds = { title: { min: 3, max: 100 }, description: { min: 3, max: 300 }, body: 10_000 } as const
