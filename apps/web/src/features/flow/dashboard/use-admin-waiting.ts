import type { OrderState } from '@corridor/contract/money/plan/terms'
import type { InvitationState } from '@corridor/contract/people/user/lists'
import type { ClaimState } from '@corridor/contract/trust/claim/states'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import type { Waiting } from '../today/exports/waiting-list'

const openOrders: OrderState = 'open'
const pendingClaims: ClaimState = 'pending'
const expiredInvitations: InvitationState = 'expired'

const ask = () =>
  Promise.all([
    client.verification.listPending({ limit: 1 }),
    client.claim.list({ limit: 1, filters: { state: pendingClaims } }),
    client.order.list({ limit: 1, filters: { status: openOrders } }),
    client.invitation.list({ limit: 1, filters: { state: expiredInvitations } }),
  ])

/** Work that waits for an administrator. */
export function useAdminWaiting() {
  const { t } = useTranslation()
  const query = useQuery({ queryKey: [...api.dashboard.key(), 'admin-waiting'], queryFn: ask, staleTime: 0 })

  function rowsOf(answer: Awaited<ReturnType<typeof ask>>): Waiting[] {
    const [sections, claims, orders, invitations] = answer.map(({ totalDocs }) => totalDocs)
    const rows = [
      {
        count: sections,
        title: t('Sections to verify: {n}', { n: formatNumber(sections ?? 0) }),
        note: t('What companies submitted or changed, the longest waiting first.'),
        action: t('Review'),
        to: paths.admin.pendingVerifications,
      },
      {
        count: claims,
        title: t('Claims of ownership: {n}', { n: formatNumber(claims ?? 0) }),
        note: t('Members who ask to become the Owner of their company.'),
        action: t('Decide'),
        to: paths.admin.listClaim,
        search: { state: pendingClaims },
      },
      {
        count: orders,
        title: t('Orders to confirm: {n}', { n: formatNumber(orders ?? 0) }),
        note: t('Companies whose payment is to be confirmed, or refused.'),
        action: t('Confirm'),
        to: paths.admin.listOrder,
        search: { status: openOrders },
      },
      {
        count: invitations,
        title: t('Expired invitations: {n}', { n: formatNumber(invitations ?? 0) }),
        note: t('Nobody accepted them in time. Send them again, or revoke them.'),
        action: t('Open'),
        to: paths.admin.listInvitation,
        search: { state: expiredInvitations },
      },
    ]
    return rows.flatMap(({ count, ...row }) => (count ? [row] : []))
  }

  return { query, rowsOf }
}
