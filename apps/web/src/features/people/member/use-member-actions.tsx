import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconArrowsExchange, IconSitemap, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { toggleLabel } from '../../../lib/list/filter/status-filter'
import type { RowAction } from '../../../lib/list/types'
import { useMay, useSession } from '../../../lib/session/session'

const SightDialog = late(() => import('./sight-dialog'))
const DeactivateDialog = late(() => import('./deactivate-dialog'))
const HandOverDialog = late(() => import('./hand-over-dialog'))

/** Actions of an Owner on a member, in the list and on the page, with the dialog for it; nothing for anybody else, and never on oneself. */
export function useMemberActions() {
  const { t } = useTranslation()
  const [sighted, setSighted] = useState<CompanyMember>()
  const [giver, setGiver] = useState<CompanyMember>()
  const [leaver, setLeaver] = useState<CompanyMember>()
  const own = useSession()?.user._id
  const mayManage = useMay(access.setup.manage)

  const setStatus = async (id: string, status: CompanyMember['status']) => {
    await client.member.update({ id, status })
    toast.success(t('Member Updated Successfully'))
    await refresh(api.member)
  }

  const actionsOf = (member: CompanyMember): RowAction[] => {
    if (!mayManage || member.user === own) return []
    const isActive = member.status === 'active'
    return [
      { label: text('Units and records'), icon: IconSitemap, run: () => setSighted(member) },
      { label: text('Hand over records'), icon: IconArrowsExchange, run: () => setGiver(member) },
      {
        label: toggleLabel(member.status),
        icon: isActive ? IconUserOff : IconUserCheck,
        danger: isActive,
        run: () =>
          isActive
            ? setLeaver(member)
            : setStatus(member._id, 'active').catch((error) => toast.error(errorText(error))),
      },
    ]
  }

  const dialog = (
    <Suspense>
      {sighted && <SightDialog member={sighted} close={() => setSighted(undefined)} />}
      {leaver && <DeactivateDialog member={leaver} close={() => setLeaver(undefined)} />}
      {giver && <HandOverDialog member={giver} close={() => setGiver(undefined)} />}
    </Suspense>
  )
  return { actionsOf, dialog }
}
