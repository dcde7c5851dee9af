import type { Mailbox } from '@corridor/contract/mail/mailbox/shapes'
import { IconPencil, IconPlugConnected, IconToggleLeft, IconTrash } from '@tabler/icons-react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { isConsent } from './mailbox-values'
import { useConsent } from './use-consent'
import { consentLabels } from './words'

/** Actions on a mailbox in the list: an Owner also ends a member's. */
export function useMailboxActions() {
  const { t } = useTranslation()
  const isOwner = useMay(['owner'])
  const { leave } = useConsent()

  async function run(done: string, work: () => Promise<unknown>) {
    try {
      await work()
      toast.success(t(done))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.mailbox)
  }

  async function check(id: string) {
    try {
      const failed = (await client.mailbox.check({ id })).steps.find(({ isDone }) => !isDone)
      if (failed) toast.error(`${t('The mailbox does not answer as it should')}: ${failed.words}`)
      else toast.success(t('The mailbox answers as it should'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.mailbox)
  }

  const remove = ({ _id: id, address }: Mailbox) =>
    confirmDelete({
      title: t('Remove Mailbox'),
      question: t(
        'Nothing is sent from {address} any more, and what signs in to it is forgotten. This cannot be undone.',
        {
          address,
        },
      ),
      confirmLabel: t('Remove'),
      onConfirm: () => run(text('Mailbox removed'), () => client.mailbox.delete({ id })),
    })

  return (row: Mailbox): RowAction[] => {
    const { _id: id, way, state, isManaged } = row
    const isOff = state === 'off'
    return [
      ...(isManaged ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editMailbox(id) }] : []),
      ...(isManaged && state === 'reconnect' && isConsent(way)
        ? [{ label: consentLabels[way], icon: IconPlugConnected, run: () => leave({ way, id }) }]
        : []),
      ...(isManaged && !isOff
        ? [{ label: text('Check connection'), icon: IconPlugConnected, run: () => void check(id) }]
        : []),
      ...(isManaged && isOff
        ? [
            {
              label: text('Switch on'),
              icon: IconToggleLeft,
              run: () => void run(text('Mailbox switched on'), () => client.mailbox.switchOn({ id })),
            },
          ]
        : []),
      ...((isManaged || isOwner) && !isOff
        ? [
            {
              label: text('Switch off'),
              icon: IconToggleLeft,
              run: () => void run(text('Mailbox switched off'), () => client.mailbox.switchOff({ id })),
            },
          ]
        : []),
      ...(isManaged || isOwner
        ? [{ label: text('Remove'), icon: IconTrash, danger: true, run: () => remove(row) }]
        : []),
    ]
  }
}
