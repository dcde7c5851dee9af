import { api, signedIn } from '../../../http/api.ts'
import { listBin } from './list.ts'
import { restoreRecord } from './restore.ts'

export const binRoutes = {
  list: api.bin.list.handler(signedIn(listBin)),
  restore: api.bin.restore.handler(signedIn(restoreRecord)),
}
