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
      description="Candidates of all companies who stand on a hotlist."
      emptyDescription="Whoever is put on a hotlist by a company stands here."
      fixed={onAnyHotlist}
    />
  )
}
