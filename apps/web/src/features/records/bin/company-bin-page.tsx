import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { only } from '../../../lib/session/only'
import { BinList } from './bin-list'

export const Route = createFileRoute('/company/bin')({
  staticData: { title: 'Bin' },
  beforeLoad: only(access.managers),
  component: BinList,
})
