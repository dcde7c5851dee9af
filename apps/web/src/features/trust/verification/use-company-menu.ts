import type { Company } from '@corridor/contract/company/company/shapes'
import { IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import type { RowAction } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { useCompanyRemoval } from '../../company/company/exports/use-company-removal'
import { useInvitationActions } from '../../people/invitation/exports/use-invitation-actions'

/** Acts on a company beside its review: on the invitation of its Owner, and to delete it. */
export function useCompanyMenu(company: Company): RowAction[] {
  const navigate = useNavigate()
  const remove = useCompanyRemoval(() => navigate({ to: paths.admin.listCompany, replace: true }))
  const invited = useInvitationActions()
  return [
    ...company.invitationInfo.flatMap(invited),
    { label: text('Delete'), icon: IconTrash, danger: true, run: () => remove(company) },
  ]
}
