import type { AgreementView } from '@corridor/contract/trust/agreement/shapes'
import { access } from '@corridor/contract/wire/access'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import { currentLanguage, useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay, useSession } from '../../../lib/session/session'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { ReturnedNotice } from '../../company/company/exports/returned-notice'
import { PaperList, pollWhileMade } from '../proof/exports/paper-list'
import { ReadText } from '../proof/exports/read-text'
import { SignForm } from './sign-form'

export const Route = createFileRoute('/company/account-details/agreement')({
  staticData: { title: 'Signed Agreement (version 2025)' },
  beforeLoad: only(access.setup.read),
  component: AgreementPage,
})

function AgreementPage() {
  const { t } = useTranslation()
  const companyId = useSession()?.user.companyInfo?._id ?? ''
  const input = { companyId, language: currentLanguage() }
  const query = useQuery({
    ...api.agreement.view.queryOptions({ input }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhileMade(state.data?.data.papers),
  })
  return (
    <>
      <PageHeader
        title={t('Signed Agreement')}
        description={t('What your company and the operator of Corridor agree on.')}
      />
      <ReturnedNotice sections={['agreement']} />
      <RecordQuery query={query}>{({ data }) => <Agreement key={data.text?.textHash} data={data} />}</RecordQuery>
    </>
  )
}

function Agreement({ data: { text, consent, isAsked, papers } }: { data: AgreementView }) {
  const { t } = useTranslation()
  const maySign = useMay(access.setup.manage)
  const [isRead, setIsRead] = useState(false)
  const words = {
    end: t('End of the agreement'),
    ended: t('You have reached the end of the agreement.'),
    left: t('Sections left to read: {n}'),
  }
  return (
    <Stack gap="md">
      {papers.length > 0 && (
        <RecordCard title="What you signed">
          <PaperList papers={papers} />
        </RecordCard>
      )}
      {isAsked && !maySign && (
        <Message tone="attention">{t('The owner of your company has still to sign this version.')}</Message>
      )}
      {!text && <Message tone="news">{t('There is no agreement to sign yet.')}</Message>}
      {text && (
        <ReadText text={text} {...(isAsked && maySign ? { reading: { words, onRead: () => setIsRead(true) } } : {})} />
      )}
      {text && isAsked && maySign && <SignForm text={text} consent={consent} isRead={isRead} />}
    </Stack>
  )
}
