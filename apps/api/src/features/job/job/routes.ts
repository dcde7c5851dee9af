import { api, inCompany, signedIn } from '../../../http/api.ts'
import { cloneJob } from './clone.ts'
import { closeJob, reopenJob } from './close.ts'
import { deleteJob } from './delete.ts'
import { publishJob, unpublishJob } from './publish.ts'
import { addJob, updateJob } from './save.ts'
import { listJobs } from './store.ts'
import { viewJobTimeline } from './timeline.ts'
import { viewJob } from './view.ts'

export const jobRoutes = {
  list: api.job.list.handler(signedIn(listJobs)),
  add: api.job.add.handler(inCompany(addJob)),
  view: api.job.view.handler(signedIn(viewJob)),
  update: api.job.update.handler(inCompany(updateJob)),
  delete: api.job.delete.handler(inCompany(deleteJob)),
  timeline: api.job.timeline.handler(signedIn(viewJobTimeline)),
  close: api.job.close.handler(inCompany(closeJob)),
  reopen: api.job.reopen.handler(inCompany(reopenJob)),
  publish: api.job.publish.handler(inCompany(publishJob)),
  unpublish: api.job.unpublish.handler(inCompany(unpublishJob)),
  clone: api.job.clone.handler(inCompany(cloneJob)),
}
