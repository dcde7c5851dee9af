import { api, inCompany, signedIn } from '../../../http/api.ts'
import { copyTemplate } from './copy.ts'
import { deleteTemplate } from './delete.ts'
import { previewMail } from './preview.ts'
import { addTemplate, updateTemplate } from './save.ts'
import { sendTemplateTest } from './send-test.ts'
import { listTemplates } from './store.ts'
import { restoreVersion, viewVersions } from './versions.ts'
import { viewTemplate } from './view.ts'

export const emailTemplateRoutes = {
  list: api.emailTemplate.list.handler(signedIn(listTemplates)),
  add: api.emailTemplate.add.handler(inCompany(addTemplate)),
  view: api.emailTemplate.view.handler(signedIn(viewTemplate)),
  update: api.emailTemplate.update.handler(inCompany(updateTemplate)),
  delete: api.emailTemplate.delete.handler(inCompany(deleteTemplate)),
  copy: api.emailTemplate.copy.handler(inCompany(copyTemplate)),
  versions: api.emailTemplate.versions.handler(signedIn(viewVersions)),
  restoreVersion: api.emailTemplate.restoreVersion.handler(inCompany(restoreVersion)),
  preview: api.emailTemplate.preview.handler(inCompany(previewMail)),
  test: api.emailTemplate.test.handler(inCompany(sendTemplateTest)),
}
