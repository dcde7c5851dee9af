import type { Feature } from '../../../feature.ts'
import { emailTemplateRules } from './kind.ts'
import { emailTemplateRoutes } from './routes.ts'
import { templates } from './tables.ts'

export const emailTemplate = {
  routes: emailTemplateRoutes,
  kinds: [emailTemplateRules],
  tables: [templates],
} satisfies Feature
