import type { InvitationState } from '@corridor/contract/people/user/lists'
import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { confirmDelete } from '../../../../lib/feedback/confirm'
import { toast } from '../../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import type { RowAction } from '../../../../lib/list/types'

interface Invited {
  _id: string
  name: string
  state: InvitationState
}

/** Actions on an invitation that was not accepted: send it again, take it back. */
export function useInvitationActions() {
  const { t } = useTranslation()
  const refreshAll = () => refresh(api.invitation, api.company, api.member)

  async function resend({ _id: id }: Invited) {
    try {
      await client.invitation.resend({ id })
      toast.info(t('Invitation on its way'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refreshAll()
  }

  const revoke = ({ _id: id, name }: Invited) =>
    confirmDelete({
      title: t('Revoke the invitation'),
      question: t('The link that {name} got stops working at once.', { name }),
      confirmLabel: t('Revoke'),
      onConfirm: async () => {
        await client.invitation.revoke({ id })
        toast.success(t('Invitation revoked'))
        await refreshAll()
      },
    })

  return (invited: Invited): RowAction[] =>
    invited.state === 'waiting' || invited.state === 'expired'
      ? [
          { label: text('Send again'), icon: IconMailForward, run: () => resend(invited) },
          { label: text('Revoke'), icon: IconMailOff, danger: true, run: () => revoke(invited) },
        ]
      : []
}
