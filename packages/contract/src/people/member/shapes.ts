import * as z from 'zod'
import { access, companyRoles } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, moment, recordId, status } from '../../wire/record.ts'
import { sights } from '../unit/limits.ts'

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
  /** How much of the company's records they see. An Owner sees all, whatever stands here. */
  sight: z.enum(sights),
  units: joined({ _id: recordId, name: z.string() }),
})
export type CompanyMember = z.infer<typeof CompanyMember>

export const member = {
  list: listEndpoint(
    { path: '/company-member/list', summary: "List the own company's members", tag: 'company-member' },
    CompanyMember,
    { sort: ['name', 'email'], filters: { role: z.enum(companyRoles), status }, search: ['name', 'email'] },
    { access: access.setup.read },
  ),
  update: endpoint(
    'PUT',
    {
      path: '/company-member/update/{id}',
      summary: 'Change the units of a member, and how much they see',
      tag: 'company-member',
    },
    { access: access.setup.manage, record: { kind: 'company-member', field: 'id' } },
  )
    .input(
      z.object({
        id: recordId,
        sight: z.enum(sights).optional(),
        units: z.array(recordId).max(50, 'No more than 50 at once').optional(),
      }),
    )
    .output(savedAnswer(CompanyMember)),
}
