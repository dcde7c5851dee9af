import { api, signedIn } from '../../../http/api.ts'
import { listBench } from './store.ts'
import { summarizeBench } from './summarize.ts'

export const benchRoutes = {
  list: api.bench.list.handler(signedIn(listBench)),
  summary: api.bench.summary.handler(signedIn(summarizeBench)),
}
