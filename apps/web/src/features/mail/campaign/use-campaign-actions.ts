import type { Campaign } from '@corridor/contract/mail/campaign/shapes'
import { access } from '@corridor/contract/wire/access'
import {
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconRepeat,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm, confirmDelete } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { RowAction } from '../../../lib/list/types'
import { subjectWords } from '../../../lib/mail/subject-text'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'

/** Actions on a campaign for those who manage them, by its state. */
export function useCampaignActions() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayManage = useMay(access.campaigns.manage)

  async function move(done: string, call: () => Promise<unknown>) {
    try {
      await call()
      toast.success(t(done))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.campaign, api.recipient)
  }

  async function sendAgain({ _id: id }: Campaign, onlyMissed: boolean) {
    try {
      const { data } = await client.campaign.again({ id, onlyMissed })
      await refresh(api.campaign)
      await navigate({ to: paths.company.checkCampaign(data._id) })
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  const goOn = ({ _id: id }: Campaign) => move(text('Sending resumed'), () => client.campaign.resume({ id }))

  const cancel = ({ _id: id, subject }: Campaign) =>
    confirm({
      title: t('Cancel what is left'),
      question: t('Whoever has not got "{subject}" yet gets nothing. What left already is gone.', {
        subject: subjectWords(subject, t),
      }),
      confirmLabel: t('Cancel what is left'),
      onConfirm: () => move(text('Sending cancelled'), () => client.campaign.cancel({ id })),
    })

  const discard = ({ _id: id, subject }: Campaign) =>
    confirmDelete({
      title: t('Discard draft'),
      question: t('The draft "{subject}" goes for good.', { subject: subjectWords(subject, t) }),
      confirmLabel: t('Discard draft'),
      onConfirm: async () => {
        await client.campaign.discard({ id })
        await refresh(api.campaign)
        toast.success(t('Draft discarded'))
        await navigate({ to: paths.company.listCampaign })
      },
    })

  function actionsOf(row: Campaign): RowAction[] {
    if (!mayManage) return []
    const { _id: id, state } = row
    if (state === 'draft')
      return [
        { label: text('Review recipients'), icon: IconSend, to: paths.company.checkCampaign(id) },
        { label: text('Edit'), icon: IconPencil, to: paths.company.editCampaign(id) },
        { label: text('Discard draft'), icon: IconTrash, danger: true, run: () => discard(row) },
      ]
    // A campaign that is through is still moved by what follows it.
    const states = [state, ...row.steps.map((step) => step.state)]
    const isUnderWay = states.some((one) => one === 'running' || one === 'scheduled')
    const isHeld = states.some((one) => one === 'paused' || one === 'stopped')
    return [
      ...(isUnderWay
        ? [
            {
              label: text('Pause'),
              icon: IconPlayerPause,
              run: () => move(text('Sending paused'), () => client.campaign.pause({ id })),
            },
          ]
        : []),
      ...(isHeld
        ? [
            {
              label: text('Go on'),
              icon: IconPlayerPlay,
              run: () => goOn(row),
            },
          ]
        : []),
      ...(row.first
        ? []
        : [
            { label: text('Send again'), icon: IconRepeat, run: () => sendAgain(row, false) },
            { label: text('Send to whoever did not get it'), icon: IconRepeat, run: () => sendAgain(row, true) },
          ]),
      ...(isUnderWay || isHeld
        ? [{ label: text('Cancel what is left'), icon: IconPlayerStop, danger: true, run: () => cancel(row) }]
        : []),
    ]
  }
  return { mayManage, actionsOf, sendAgain, goOn }
}
