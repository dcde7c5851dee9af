import type { Feature } from '../../../feature.ts'
import { resumeAnswers } from './resume-answers.ts'
import { answerRoutes } from './routes.ts'
import { sendAnswer } from './send-answer.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'send-answer': { mailId: string }
    'resume-answers': Record<string, never>
  }
}

export const answer = {
  routes: answerRoutes,
  jobs: {
    // Tried again if its worker died: what was begun is not begun anew.
    'send-answer': { retryLimit: 3, expireInSeconds: 360, concurrency: 2, work: sendAnswer },
    'resume-answers': { retryLimit: 0, expireInSeconds: 60, concurrency: 1, everyMinutes: 5, work: resumeAnswers },
  },
} satisfies Feature
