import { createFileRoute, useParams } from '@tanstack/react-router'
import { EditArticle } from './edit-article'

export const Route = createFileRoute('/admin/news/edit-news/$id')({
  staticData: { title: 'Edit News' },
  component: EditNewsPage,
})

function EditNewsPage() {
  const { id } = useParams({ from: '/admin/news/edit-news/$id' })
  return <EditArticle kind="news" id={id} />
}
