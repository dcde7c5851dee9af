import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '../../../paths'
import { invitedSearch } from './invited-search'

/** The former list of invitations: they are a state in the list of members. */
export const Route = createFileRoute('/company/setup/list-invitation')({
  beforeLoad: () => {
    throw redirect({ to: paths.company.members, search: invitedSearch, replace: true })
  },
})
