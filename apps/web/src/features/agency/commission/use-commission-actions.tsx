import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { canMoveCommission } from '@corridor/contract/agency/commission/states'
import { access } from '@corridor/contract/wire/access'
import { IconBan, IconCash, IconRotate, IconUsers, IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { errorText, t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import type { RowAction } from '../../../lib/list/types'
import { useMay } from '../../../lib/session/session'
import { refreshCommissions } from './refresh-commissions'

const PayDialog = late(() => import('./pay-dialog'))
const MoveDialog = late(() => import('./move-dialog'))
const ShareDialog = late(() => import('./share-dialog'))

export const commissionName = ({ studentInfo: [person] }: Commission) => (person ? formatName(person) : '')

type Open = { verb: 'pay' | 'take-back' | 'refused' | 'none' | 'share'; commission: Commission }

/** Acts of an Owner on one commission, as its state allows; dialogs come with it. */
export function useCommissionActions() {
  const mayManage = useMay(access.commissions.manage)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const actionsOf = (commission: Commission): RowAction[] => {
    if (!mayManage) return []
    const { state, subAgentInfo, came } = commission
    const dialog = (verb: Open['verb']) => () => setOpen({ verb, commission })
    const isPayable = state === 'claimed' || state === 'part-paid'
    return [
      ...(isPayable ? [{ label: text('Note payment'), icon: IconCash, run: dialog('pay') }] : []),
      ...(came > 0 ? [{ label: text('Clawed back'), icon: IconRotate, run: dialog('take-back') }] : []),
      ...(subAgentInfo.length > 0 ? [{ label: text("Sub-agent's share"), icon: IconUsers, run: dialog('share') }] : []),
      ...(canMoveCommission(state, 'refused')
        ? [{ label: text('Refused by the institution'), icon: IconX, run: dialog('refused') }]
        : []),
      ...(canMoveCommission(state, 'none')
        ? [{ label: text('There is none'), icon: IconBan, run: dialog('none') }]
        : []),
      ...(state === 'none' || state === 'refused'
        ? [
            {
              label: state === 'none' ? text('There is one after all') : text('Claim stands again'),
              icon: IconRotate,
              run: () => moveBack(commission),
            },
          ]
        : []),
    ]
  }
  const dialog = (
    <Suspense>
      {open && (open.verb === 'pay' || open.verb === 'take-back') && (
        <PayDialog commission={open.commission} isTakenBack={open.verb === 'take-back'} close={close} />
      )}
      {open && (open.verb === 'refused' || open.verb === 'none') && (
        <MoveDialog commission={open.commission} to={open.verb} close={close} />
      )}
      {open?.verb === 'share' && <ShareDialog commission={open.commission} close={close} />}
    </Suspense>
  )
  return { mayManage, actionsOf, dialog }
}

async function moveBack({ _id: id, version, state }: Commission) {
  try {
    await client.commission.move({ id, version, to: state === 'none' ? 'open' : 'claimed', reason: '' })
    toast.success(t('Commission Updated Successfully'))
  } catch (error) {
    toast.error(errorText(error))
  }
  await refreshCommissions()
}
