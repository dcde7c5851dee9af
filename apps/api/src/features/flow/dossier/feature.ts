import { queueOf } from '../../../db/long-work/serve.ts'
import type { Feature } from '../../../feature.ts'
import { dossierRoutes } from './routes.ts'
import { dossierWork } from './work.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-dossier': { id: string }
  }
}

export const dossier = {
  routes: dossierRoutes,
  jobs: { 'make-dossier': queueOf(dossierWork, 1) },
  work: [dossierWork],
} satisfies Feature
