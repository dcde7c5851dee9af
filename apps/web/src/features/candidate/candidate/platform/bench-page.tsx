import { createFileRoute } from '@tanstack/react-router'
import { PlatformList } from './platform-list'

export const Route = createFileRoute('/admin/bench/list-bench')({
  staticData: { title: 'Bench' },
  component: BenchPage,
})

const onAnyHotlist = { onHotlist: true }

function BenchPage() {
  return (
    <PlatformList
      name="platform-bench"
      title="Bench"
      description="Candidates of all companies who are on a hotlist."
      emptyDescription="Candidates appear here when a company adds them to a hotlist."
      fixed={onAnyHotlist}
    />
  )
}
