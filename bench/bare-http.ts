// node bench/bare-http.ts DATA PORT: the candidates' first page through Node's own server, without session, checks or anything else of the
// product around it. Measures the least that a list over HTTP costs; `list.ts` uses it.
import { createServer } from 'node:http'
import { loadConfig } from '../apps/api/src/config.ts'
import { openDatabase } from '../apps/api/src/db/pool/open.ts'
import { listCandidates } from '../apps/api/src/features/candidate/candidate/list.ts'
import { candidate } from '../packages/contract/src/candidate/candidate/shapes.ts'
import type { ListQuery } from '../packages/contract/src/wire/list.ts'

const [dataDir, port] = process.argv.slice(2)
const db = await openDatabase(loadConfig({ DATA_DIR: dataDir }))
const [company] = await db.sql<{ id: string }[]>`select id from company where name = 'Harbor Staffing'`
const context = { db: db.sql, scope: { kind: 'company', companyId: company?.id, audiences: 'all' } } as never
const firstPage = candidate.list['~orpc'].inputSchema?.parse({}) as ListQuery

const server = createServer(async (request, response) => {
  request.resume()
  const page = JSON.stringify(await listCandidates(context, firstPage))
  response.writeHead(200, { 'content-type': 'application/json' }).end(page)
})
server.listen(Number(port), '127.0.0.1')
process.once('SIGTERM', async () => {
  server.close()
  server.closeAllConnections()
  await db.close()
  process.exit(0)
})
