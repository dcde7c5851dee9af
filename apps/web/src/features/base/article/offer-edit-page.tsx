import { createFileRoute, useParams } from '@tanstack/react-router'
import { EditArticle } from './edit-article'

export const Route = createFileRoute('/admin/offers/edit-offer/$id')({
  staticData: { title: 'Edit Offer' },
  component: EditOfferPage,
})

function EditOfferPage() {
  const { id } = useParams({ from: '/admin/offers/edit-offer/$id' })
  return <EditArticle kind="offer" id={id} />
}
