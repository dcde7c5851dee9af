import { access } from '@corridor/contract/wire/access'
import { IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { InvitationList } from './invitation-list'

export const Route = createFileRoute('/company/setup/list-invitation')({
  staticData: { title: 'Invitations' },
  beforeLoad: only(access.invitations.read),
  component: CompanyInvitationListPage,
})

function CompanyInvitationListPage() {
  const { t } = useTranslation()
  const mayInvite = useMay(access.invitations.manage)
  return (
    <InvitationList
      primaryAction={
        mayInvite && (
          <ButtonLink to={paths.company.addMember} leftSection={<IconUserPlus size={18} aria-hidden />}>
            {t('Invite people')}
          </ButtonLink>
        )
      }
    />
  )
}
