import type { Dossier } from '@corridor/contract/flow/dossier/shapes'
import { access } from '@corridor/contract/wire/access'
import { Button, Group, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatDateTime, formatFileSize, formatNumber } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { downloadFile } from '../../../lib/upload/download-file'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { ReturnedNotice } from '../../company/company/exports/returned-notice'
import { DossierContents } from './dossier-contents'
import { isBeingMade, useDossier } from './use-dossier'

export const Route = createFileRoute('/company/account-details/dossier')({
  staticData: { title: 'PDF Master' },
  beforeLoad: only(access.setup.read),
  component: DossierPage,
})

function DossierPage() {
  const { t } = useTranslation()
  const query = useDossier()
  return (
    <>
      <PageHeader
        title={t('PDF Master')}
        description={t('All that your company tells of itself, with its documents, in one signed PDF.')}
      />
      <ReturnedNotice sections={['pdfMaster']} />
      <RecordQuery query={query}>{({ data }) => <DossierCard dossier={data} />}</RecordQuery>
    </>
  )
}

function DossierCard({ dossier }: { dossier: Dossier }) {
  const [file] = dossier.fileInfo
  return (
    <Stack gap={16}>
      <RecordCard title="PDF file" action={<DossierActions dossier={dossier} />}>
        <State dossier={dossier} />
        {dossier.madeDate && (
          <Facts
            facts={[
              { label: text('Made'), value: formatDateTime(dossier.madeDate) },
              { label: text('Pages'), value: formatNumber(dossier.pages ?? 0) },
              ...(file ? [{ label: text('Size'), value: formatFileSize(file.fileSize) }] : []),
              { label: text('Fingerprint (SHA-256)'), value: <bdi>{dossier.hash}</bdi>, isLong: true },
            ]}
          />
        )}
      </RecordCard>
      {dossier.parts.length > 0 && <DossierContents parts={dossier.parts} />}
    </Stack>
  )
}

function State({ dossier: { state, isOutdated, madeDate } }: { dossier: Dossier }) {
  const { t } = useTranslation()
  if (isBeingMade(state)) return <Message tone="news">{t('The PDF is being made…')}</Message>
  if (state === 'failed')
    return <Message tone="danger">{t('The PDF could not be made. What was made before is kept. Try again.')}</Message>
  if (isOutdated) return <Message tone="attention">{t('Your data has changed since the PDF was made.')}</Message>
  if (!madeDate) return <p>{t('The PDF is not made yet.')}</p>
  return null
}

/** One filled button: to make it while it is not as the data are, else to have it. */
function DossierActions({ dossier }: { dossier: Dossier }) {
  const { t, language } = useTranslation()
  const mayMake = useMay(access.setup.manage)
  const [isAsking, setIsAsking] = useState(false)
  const [file] = dossier.fileInfo
  const isCurrent = dossier.state === 'done' && !dossier.isOutdated

  async function make() {
    setIsAsking(true)
    try {
      const { data } = await client.dossier.make({ language })
      if (data.state === 'done') toast.success(t('Nothing has changed since the PDF was made'))
      await refresh(api.dossier)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <Group gap="xs">
      {mayMake && (
        <Button
          variant={isCurrent ? 'default' : 'filled'}
          loading={isAsking || isBeingMade(dossier.state)}
          onClick={() => void make()}
        >
          {t(dossier.madeDate ? 'Make again' : 'Make PDF')}
        </Button>
      )}
      {file && (
        <Button
          variant={isCurrent ? 'filled' : 'default'}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void downloadFile(file.fileKey)}
        >
          {t('Download')}
        </Button>
      )}
    </Group>
  )
}
