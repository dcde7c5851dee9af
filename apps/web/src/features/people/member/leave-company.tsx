import { Button } from '@mantine/core'
import { client } from '../../../lib/client'
import { confirmDelete } from '../../../lib/confirm'
import { useTranslation } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'

/** Ends one's own membership. The server ends the session with it, so that the shell leads to the sign-in. */
export function LeaveCompany() {
  const { t } = useTranslation()
  const company = useSession()?.user.companyInfo?.name ?? ''
  const leave = () =>
    confirmDelete({
      title: t('Leave {company}', { company }),
      question: t(
        'You are signed out of {company} at once. What you made stays there. Only an Owner can let you in again.',
        {
          company,
        },
      ),
      confirmLabel: t('Leave'),
      onConfirm: async () => void (await client.member.leave({})),
    })
  return (
    <Button variant="default" onClick={leave}>
      {t('Leave the company')}
    </Button>
  )
}
