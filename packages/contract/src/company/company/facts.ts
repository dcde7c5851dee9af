import { access } from '../../wire/access.ts'
import type { Facts } from '../../wire/facts.ts'

export const companyFacts = {
  records: { company: { title: 'Company', ...access.companies } },
  watched: { company: { admin: '/admin/companies/view-company/{id}' } },
} as const satisfies Facts
