import { api, inCompany, leadingToFileInCompany, signedIn, witnessed } from '../../../http/api.ts'
import { askForDeclaration } from './ask.ts'
import { openPaper } from './open-paper.ts'
import { showPage } from './page.ts'
import { revokeDeclaration } from './revoke.ts'
import { sendDeclarationAgain } from './send-again.ts'
import { signDeclaration } from './sign.ts'
import { viewDeclarations } from './view.ts'

export const declarationRoutes = {
  view: api.declaration.view.handler(signedIn(viewDeclarations)),
  page: api.declaration.page.handler(inCompany(showPage)),
  sign: api.declaration.sign.handler(witnessed(signDeclaration)),
  ask: api.declaration.ask.handler(inCompany(askForDeclaration)),
  sendAgain: api.declaration.sendAgain.handler(inCompany(sendDeclarationAgain)),
  revoke: api.declaration.revoke.handler(inCompany(revokeDeclaration)),
  open: api.declaration.open.handler(leadingToFileInCompany(openPaper)),
}
