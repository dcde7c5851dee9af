import type { Menu, PageFiles } from '../../../lib/pages.ts'
import { paths } from './paths.ts'

export { paths }

export const pages = {
  '/admin/news': 'features/base/article/news-list-page.tsx',
  '/admin/offers': 'features/base/article/offer-list-page.tsx',
  '/admin/news/add-news': 'features/base/article/news-add-page.tsx',
  '/admin/news/edit-news/$id': 'features/base/article/news-edit-page.tsx',
  '/admin/offers/add-offer': 'features/base/article/offer-add-page.tsx',
  '/admin/offers/edit-offer/$id': 'features/base/article/offer-edit-page.tsx',
} satisfies PageFiles

export const menu = {
  sections: [
    {
      label: 'News',
      icon: 'news',
      key: 'n',
      base: paths.admin.listArticle('news'),
      also: [paths.admin.listArticle('offer')],
      at: 90,
    },
  ],
  links: [
    { section: paths.admin.listArticle('news'), label: 'News', to: paths.admin.listArticle('news'), at: 10 },
    { section: paths.admin.listArticle('news'), label: 'Offers', to: paths.admin.listArticle('offer'), at: 20 },
    { section: paths.admin.listArticle('news'), label: 'Add News', to: paths.admin.addArticle('news'), at: 30 },
    { section: paths.admin.listArticle('news'), label: 'Add Offer', to: paths.admin.addArticle('offer'), at: 40 },
  ],
} satisfies Menu
