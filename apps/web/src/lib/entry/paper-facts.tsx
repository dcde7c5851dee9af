import { Button } from '@mantine/core'
import { Badge } from '../../ui/badge'
import { formatDate, todayDate } from '../format/format'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import type { Fact } from '../record/record-card'
import { downloadFile } from '../upload/download-file'

/** The last day on which a paper holds. */
export function ExpiryDay({ day }: { day: string }) {
  const { t } = useTranslation()
  return (
    <>
      {formatDate(day)} {day < todayDate() && <Badge tone="danger">{t('Expired')}</Badge>}
    </>
  )
}

/** The file of a paper, which a press opens. */
export const fileFact = ({ fileKey, originalName }: { fileKey: string; originalName: string }): Fact => ({
  label: text('File'),
  value: (
    <Button size="compact-md" variant="default" onClick={() => void downloadFile(fileKey)}>
      <bdi>{originalName}</bdi>
    </Button>
  ),
})
