import { IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { InvitationList } from './invitation-list'

export const Route = createFileRoute('/admin/user-management/list-invitation')({
  staticData: { title: 'Invitations' },
  component: InvitationListPage,
})

function InvitationListPage() {
  const { t } = useTranslation()
  return (
    <InvitationList
      primaryAction={
        <ButtonLink to={paths.admin.addAdminUser} leftSection={<IconUserPlus size={18} aria-hidden />}>
          {t('Add User')}
        </ButtonLink>
      }
    />
  )
}
