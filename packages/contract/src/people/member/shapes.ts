import * as z from 'zod'
import { access, companyRoles } from '../../wire/access.ts'
import { listEndpoint } from '../../wire/endpoint.ts'
import { moment, recordId, status } from '../../wire/record.ts'

/** A person of the own company. */
export const CompanyMember = z.object({
  /** The membership's. */
  _id: recordId,
  /** When the person joined. */
  createDate: moment,
  user: recordId,
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  /** Inactive where the account or the membership is. */
  status,
})
export type CompanyMember = z.infer<typeof CompanyMember>

export const member = {
  list: listEndpoint(
    { path: '/company-member/list', summary: "List the own company's members", tag: 'company-member' },
    CompanyMember,
    { sort: ['name', 'email'], filters: { role: z.enum(companyRoles), status }, search: ['name', 'email'] },
    { access: access.setup.read },
  ),
}
