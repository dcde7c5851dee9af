import type { ClaimOwnership } from '@corridor/contract/trust/claim/shapes'
import { Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { ShortDate } from '../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { Badge } from '../../../ui/badge'
import classes from './claim-ownership.module.css'
import { claimStateWords } from './states'

const RejectDialog = late(() => import('./reject-dialog'))

/** The outcome of a claim; one that waits is decided here. */
export function Decision({ claim }: { claim: ClaimOwnership }) {
  const { t } = useTranslation()
  if (claim.state === 'pending') return <Buttons claim={claim} />
  const { label, tone } = claimStateWords[claim.state]
  return (
    <div className={classes.person}>
      <span>
        <Badge tone={tone}>{t(label)}</Badge>
      </span>
      <span className={classes.quiet}>
        {claim.decidedDate && <ShortDate value={claim.decidedDate} />} <bdi>{claim.decidedByInfo[0]?.name}</bdi>
      </span>
      {claim.rejectReason && <bdi className={classes.words}>{claim.rejectReason}</bdi>}
    </div>
  )
}

function Buttons({ claim }: { claim: ClaimOwnership }) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [isRejecting, setIsRejecting] = useState(false)
  const values = { name: claim.user.name, company: claim.company.name }

  async function approve() {
    setIsBusy(true)
    try {
      await client.claim.approve({ id: claim._id })
      toast.success(t('Claim approved successfully'))
    } catch (error) {
      const message = errorText(error)
      const isLate = error instanceof ApiError && error.status === 409
      toast.error(isLate ? `${t('Claim not approved')}: ${message}` : t('Error approving claim {message}', { message }))
    } finally {
      await refresh(api.claim)
      setIsBusy(false)
    }
  }

  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-md"
        disabled={isBusy}
        onClick={() => void approve()}
        aria-label={t('Approve the claim of {name} on {company}', values)}
      >
        {t('Approve')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        disabled={isBusy}
        onClick={() => setIsRejecting(true)}
        aria-label={t('Reject the claim of {name} on {company}', values)}
      >
        {t('Reject')}
      </Button>
      {isRejecting && (
        <Suspense>
          <RejectDialog claim={claim} close={() => setIsRejecting(false)} />
        </Suspense>
      )}
    </Group>
  )
}
