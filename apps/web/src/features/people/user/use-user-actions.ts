import type { User, UserRecord } from '@corridor/contract/people/user/shapes'
import { IconShieldOff, IconUserMinus, IconUserOff } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import type { RowAction, SelectionAction } from '../../../lib/list/types'
import { useSession } from '../../../lib/session/session'

/** Actions of an administrator on an account, in lists and on its page; never on the own one. */
export function useUserActions() {
  const { t } = useTranslation()
  const own = useSession()?.user._id

  async function setStatus(id: string, status: User['status']) {
    try {
      await client.user.update({ id, status })
      toast.success(t('Status updated successfully'))
    } catch (error) {
      toast.error(`${t('Status update failed')}: ${errorText(error)}`)
    }
    await refresh(api.user)
  }

  /** A confirm's work: what it throws is shown by the dialog. */
  const done = async (work: Promise<unknown>, message: string) => {
    await work
    toast.success(message)
    await refresh(api.user)
  }

  const deactivate = ({ _id: id, name }: User) =>
    confirmDelete({
      title: t('Deactivate {name}', { name }),
      question: t(
        'This person is signed out everywhere and can no longer sign in. You can activate the account again.',
      ),
      confirmLabel: t('Deactivate'),
      onConfirm: () => setStatus(id, 'inactive'),
    })

  const statusAction = (row: User): RowAction[] =>
    row._id === own
      ? []
      : [
          {
            label: toggleLabel(row.status),
            icon: IconUserOff,
            danger: row.status === 'active',
            run: () => (row.status === 'active' ? deactivate(row) : setStatus(row._id, 'active')),
          },
        ]

  const deactivateMany: SelectionAction<User> = {
    label: text('Deactivate'),
    icon: IconUserOff,
    danger: true,
    run: (rows, clear) => {
      const others = rows.filter((row) => row._id !== own && row.status === 'active')
      confirmDelete({
        title: t('Deactivate the ticked people'),
        question: t('{n} people are signed out at once. Your own account and inactive ones are left as they are.', {
          n: others.length,
        }),
        confirmLabel: t('Deactivate'),
        onConfirm: async () => {
          // One after the other: each asks whether an administrator is left.
          for (const { _id: id } of others)
            await client.user.update({ id, status: 'inactive' }).finally(() => refresh(api.user))
          toast.success(t('Status updated successfully'))
          clear()
        },
      })
    },
  }

  const resetTwoFactor = ({ _id: id, name }: UserRecord) =>
    confirmDelete({
      title: t('Reset two-factor sign-in'),
      question: t('{name} can sign in with only a password until they set up an app again. We will email them.', {
        name,
      }),
      confirmLabel: t('Reset two-factor sign-in'),
      onConfirm: () => done(client.user.resetTwoFactor({ id }), t('Two-factor sign-in is off')),
    })

  const demote = ({ _id: id, name }: UserRecord) =>
    confirmDelete({
      title: t('Remove administrator role'),
      question: t('{name} keeps every other role, and is signed out of the administration at once.', { name }),
      confirmLabel: t('Remove administrator role'),
      onConfirm: () => done(client.user.update({ id, isAdministrator: false }), t('User Updated Successfully')),
    })

  const recordActions = (user: UserRecord): RowAction[] => [
    ...(user.hasTwoFactor && user._id !== own
      ? [
          {
            label: text('Reset two-factor sign-in'),
            icon: IconShieldOff,
            danger: true,
            run: () => resetTwoFactor(user),
          },
        ]
      : []),
    ...(user.isAdministrator && user.roles.length > 1 && user._id !== own
      ? [{ label: text('Remove administrator role'), icon: IconUserMinus, danger: true, run: () => demote(user) }]
      : []),
    ...statusAction(user),
  ]

  return { statusAction, recordActions, deactivateMany }
}
