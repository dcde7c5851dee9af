import type { Feature } from '../../../feature.ts'
import { answerTestMail } from './answer-test-mail.ts'
import { demoRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'answer-test-mail': { campaignId: string }
  }
}

export const demo = {
  routes: demoRoutes,
  jobs: {
    'answer-test-mail': { retryLimit: 2, expireInSeconds: 300, concurrency: 1, work: answerTestMail },
  },
} satisfies Feature
