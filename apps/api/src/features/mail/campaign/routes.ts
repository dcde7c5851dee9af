import { api, inCompany, signedIn } from '../../../http/api.ts'
import { sendAgain } from './again.ts'
import { cancelCampaign, pauseCampaign, resumeCampaign } from './change-state.ts'
import { drawResumes } from './draw-resumes.ts'
import { countReach, listLeftOut } from './reach.ts'
import { addRule, getRule } from './rule.ts'
import { addCampaign, discardCampaign, updateCampaign } from './save.ts'
import { sendTest, showMail } from './show.ts'
import { startCampaign } from './start.ts'
import { listCampaigns } from './store.ts'
import { viewCampaign } from './view.ts'

export const campaignRoutes = {
  list: api.campaign.list.handler(signedIn(listCampaigns)),
  add: api.campaign.add.handler(inCompany(addCampaign)),
  view: api.campaign.view.handler(signedIn(viewCampaign)),
  update: api.campaign.update.handler(inCompany(updateCampaign)),
  discard: api.campaign.discard.handler(inCompany(discardCampaign)),
  reach: api.campaign.reach.handler(inCompany(countReach)),
  listLeftOut: api.campaign.listLeftOut.handler(inCompany(listLeftOut)),
  mail: api.campaign.mail.handler(inCompany(showMail)),
  test: api.campaign.test.handler(inCompany(sendTest)),
  start: api.campaign.start.handler(inCompany(startCampaign)),
  pause: api.campaign.pause.handler(inCompany(pauseCampaign)),
  resume: api.campaign.resume.handler(inCompany(resumeCampaign)),
  cancel: api.campaign.cancel.handler(inCompany(cancelCampaign)),
  drawResumes: api.campaign.drawResumes.handler(inCompany(drawResumes)),
  getRule: api.campaign.getRule.handler(inCompany(getRule)),
  addRule: api.campaign.addRule.handler(inCompany(addRule)),
  again: api.campaign.again.handler(inCompany(sendAgain)),
}
