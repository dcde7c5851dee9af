import { access } from '@corridor/contract/wire/access'
import { IconUpload, IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/language/i18n'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PeopleList } from './people-list'

export const Route = createFileRoute('/company/setup/members')({
  staticData: { title: 'Members' },
  beforeLoad: only(access.setup.read),
  component: MemberListPage,
})

function MemberListPage() {
  const { t } = useTranslation()
  const mayManage = useMay(access.setup.manage)
  const mayClaim = useMay(access.claims.manage)
  return (
    <PeopleList
      title="Members"
      description="Everybody who works in your company or is invited, and what they may do."
      primaryAction={
        <>
          {mayClaim && !mayManage && (
            <ButtonLink variant="default" to={paths.company.claimOwnership}>
              {t('Claim Ownership')}
            </ButtonLink>
          )}
          {mayManage && (
            <>
              <ButtonLink
                variant="default"
                to={paths.addImport('member')}
                leftSection={<IconUpload size={18} aria-hidden />}
              >
                {t('Import')}
              </ButtonLink>
              <ButtonLink to={paths.company.addMember} leftSection={<IconUserPlus size={18} aria-hidden />}>
                {t('Invite people')}
              </ButtonLink>
            </>
          )}
        </>
      }
    />
  )
}
