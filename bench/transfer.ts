import { performance } from 'node:perf_hooks'
import { reach, startImport, uploadTable } from './importing.ts'
import { type Call, withServer } from './server.ts'

interface Bench {
  dataDir: string
  say: (line: string) => void
}

const person = { email: 'admin@corridor.example', password: 'Corridor@2026' }

/** Measures bringing cities in, with their states found by name, and taking all of the product's cities out, through HTTP. */
export async function benchTransfer({ dataDir, say }: Bench): Promise<void> {
  await withServer(dataDir, '/admin/sign-in', person, async (call) => {
    for (const rows of [5_000, 100_000]) await benchImport(call, rows, say)
    for (const format of ['csv', 'xlsx']) await benchExport(call, format, say)
  })
}

async function benchImport(call: Call, rows: number, say: Bench['say']): Promise<void> {
  const { data: states } = await call('POST', '/address-management/state/list', { limit: 100, searchTerm: 'an' })
  const nameOf = (at: number) => {
    const { name, countryInfo } = states[at % states.length]
    return `"${name}, ${countryInfo[0].name}"`
  }
  const lines = Array.from({ length: rows }, (_, at) => `Bench ${rows} ${at},${nameOf(at)}`)
  const fileKey = await uploadTable(call, `Name,State\n${lines.join('\n')}\n`)
  const began = performance.now()
  const id = await startImport(call, 'city', fileKey)
  const read = await reach(call, id, 'mapping')
  const mapped = performance.now()
  await call('POST', `/import/check/${id}`, { mapping: read.mapping })
  const { counts } = await reach(call, id, 'checked')
  const checked = performance.now()
  await call('POST', `/import/run/${id}`, { expected: counts.ready })
  const { counts: done } = await reach(call, id, 'done')
  const added = performance.now()
  await call('POST', `/import/undo/${id}`, {})
  await reach(call, id, 'undone')
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  say(
    `${rows} cities: read ${seconds(began, mapped)}, checked ${seconds(mapped, checked)}, added ${done.added} in ${seconds(checked, added)}, taken back ${seconds(added, performance.now())}`,
  )
}

async function benchExport(call: Call, format: string, say: Bench['say']): Promise<void> {
  const began = performance.now()
  const { id } = await call('POST', '/export/start', { kind: 'city', format })
  for (;;) {
    const { data } = await call('GET', `/export/view/${id}`)
    if (data.status === 'done') {
      say(`${data.rows} cities as ${format}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
      return
    }
    if (data.status === 'failed') throw new Error('The export failed')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
