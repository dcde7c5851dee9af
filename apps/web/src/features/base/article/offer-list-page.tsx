import { createFileRoute } from '@tanstack/react-router'
import { ArticleList } from './article-list'

export const Route = createFileRoute('/admin/offers')({
  staticData: { title: 'Offers' },
  component: () => <ArticleList kind="offer" />,
})
