import type { CertificateView } from '@corridor/contract/trust/certificate/shapes'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { api, client } from '../../../../lib/call/client'
import { refresh } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { currentLanguage, errorText, useTranslation } from '../../../../lib/language/i18n'
import { late } from '../../../../lib/late/late'
import { RecordCard } from '../../../../lib/record/record-card'
import { RecordQuery } from '../../../../lib/record/record-query'
import { Message } from '../../../../ui/message'
import { PaperList, pollWhileMade } from '../../proof/exports/paper-list'
import { Needs } from './needs'

const RevokeDialog = late(() => import('./revoke-dialog'))

interface CertificateProps {
  companyId: string
  mayIssue: boolean
  /** True for a member, who can go where something is missing. */
  isOwn?: boolean
  mayRevoke?: boolean
}

/** A company's certificate with what it needs, and what this reader may do with it. */
export function Certificate({ companyId, ...may }: CertificateProps) {
  const query = useQuery({
    ...api.certificate.view.queryOptions({ input: { companyId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhileMade(state.data?.data.papers),
  })
  return (
    <RecordQuery query={query}>{({ data }) => <Standing companyId={companyId} data={data} {...may} />}</RecordQuery>
  )
}

interface StandingProps extends CertificateProps {
  data: CertificateView
}

function Standing({ companyId, data, mayIssue, isOwn = false, mayRevoke = false }: StandingProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [isRevoking, setIsRevoking] = useState(false)
  const { papers, needs, isReady } = data
  const stands = papers.find(({ state }) => state === 'valid' || state === 'expired')
  const valid = stands?.state === 'valid' ? stands : undefined
  async function hand() {
    setIsBusy(true)
    try {
      const input = { companyId, language: currentLanguage() }
      await (stands ? client.certificate.renew(input) : client.certificate.issue(input))
      toast.success(t('Certificate Issued Successfully'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.certificate, api.company, api.verification)
    setIsBusy(false)
  }
  return (
    <Stack gap="md">
      {valid && !isReady && (
        <Message tone="attention">
          {t('Something that this certificate needs is no longer verified. It stays valid until it is revoked.')}
        </Message>
      )}
      {papers.length > 0 && (
        <RecordCard title="Certificates">
          <PaperList papers={papers} />
        </RecordCard>
      )}
      <RecordCard title="What it needs">
        <Needs needs={needs} isOwn={isOwn} />
      </RecordCard>
      <Group gap="xs">
        {mayIssue && (
          <Button variant={stands ? 'default' : 'filled'} disabled={!isReady || isBusy} onClick={() => void hand()}>
            {t(stands ? 'Renew certificate' : 'Issue certificate')}
          </Button>
        )}
        {mayRevoke && valid && (
          <Button variant="default" onClick={() => setIsRevoking(true)}>
            {t('Revoke certificate…')}
          </Button>
        )}
      </Group>
      {mayIssue && !isReady && <p>{t('It can be issued once everything it needs is verified.')}</p>}
      {isRevoking && valid && (
        <Suspense fallback={null}>
          <RevokeDialog id={valid._id} close={() => setIsRevoking(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
