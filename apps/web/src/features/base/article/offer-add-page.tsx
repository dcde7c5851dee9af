import { createFileRoute } from '@tanstack/react-router'
import { AddArticle } from './add-article'

export const Route = createFileRoute('/admin/offers/add-offer')({
  staticData: { title: 'Add Offer' },
  component: () => <AddArticle kind="offer" />,
})
