import { createFileRoute } from '@tanstack/react-router'
import { BinList } from './bin-list'

export const Route = createFileRoute('/admin/bin')({
  staticData: { title: 'Bin' },
  component: BinList,
})
