import { createFileRoute } from '@tanstack/react-router'
import { AddArticle } from './add-article'

export const Route = createFileRoute('/admin/news/add-news')({
  staticData: { title: 'Add News' },
  component: () => <AddArticle kind="news" />,
})
