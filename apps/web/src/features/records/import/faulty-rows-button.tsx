import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'

const ExportProgress = late(() => import('../export/exports/export-progress'))

/** The rows that must be corrected as a file, each with its reason, to be brought in again. */
export function FaultyRowsButton({ id }: { id: string }) {
  const { t } = useTranslation()
  const [exportId, setExportId] = useState<string>()
  const [isStarting, setIsStarting] = useState(false)

  async function start() {
    setIsStarting(true)
    try {
      const headers = { reason: t('What is wrong'), row: t('Row') }
      setExportId((await client.import.faultyRows({ id, headers })).id)
    } finally {
      setIsStarting(false)
    }
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isStarting}
        onClick={() => void start()}
      >
        {t('Download rows with errors')}
      </Button>
      {exportId && (
        <Suspense fallback={null}>
          <ExportProgress id={exportId} title={t('Rows with errors')} close={() => setExportId(undefined)} />
        </Suspense>
      )}
    </>
  )
}
