import { createFileRoute } from '@tanstack/react-router'
import { ArticleList } from './article-list'

export const Route = createFileRoute('/admin/news')({
  staticData: { title: 'News' },
  component: () => <ArticleList kind="news" />,
})
