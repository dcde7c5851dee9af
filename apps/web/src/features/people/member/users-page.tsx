import { access } from '@corridor/contract/wire/access'
import { IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PeopleList } from './people-list'

export const Route = createFileRoute('/company/users')({
  staticData: { title: 'Company Users' },
  beforeLoad: only(access.setup.read),
  component: CompanyUsersPage,
})

/** The list of members under the address, title and button that the specification gives it. */
function CompanyUsersPage() {
  const { t } = useTranslation()
  const mayInvite = useMay(access.setup.manage)
  return (
    <PeopleList
      title="Company Users"
      description="Everybody who works in your company or is invited, and what they may do."
      hasIds
      primaryAction={
        mayInvite && (
          <ButtonLink to={paths.company.addMember} leftSection={<IconUserPlus size={18} aria-hidden />}>
            {t('Add New User')}
          </ButtonLink>
        )
      }
    />
  )
}
