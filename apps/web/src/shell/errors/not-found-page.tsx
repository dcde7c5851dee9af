import { createFileRoute } from '@tanstack/react-router'
import { LostPage } from '../../lib/lost-page'

export const Route = createFileRoute('/_public/error/404')({
  staticData: { title: 'We have lost this page' },
  component: LostPage,
})
