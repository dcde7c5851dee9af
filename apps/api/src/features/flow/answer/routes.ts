import { api, inCompany } from '../../../http/api.ts'
import { answerThread } from './answer.ts'
import { showBench } from './bench.ts'
import { sendAnswerAgain } from './send-again.ts'
import { submitThread } from './submit.ts'

export const answerRoutes = {
  send: api.answer.send.handler(inCompany(answerThread)),
  sendAgain: api.answer.sendAgain.handler(inCompany(sendAnswerAgain)),
  bench: api.answer.bench.handler(inCompany(showBench)),
  submit: api.answer.submit.handler(inCompany(submitThread)),
}
