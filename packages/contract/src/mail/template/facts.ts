import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const emailTemplateFacts = {
  records: { 'email-template': { title: 'Email Template', ...access.vendors } },
  errors: {
    'emailTemplate.nameTaken': [409, 'An email template named "{name}" already exists'],
    'emailTemplate.versionUnknown': [404, 'This version does not exist'],
  },
  auditVerbs: {
    'restore-version': 'Version restored',
  },
} as const satisfies Facts
