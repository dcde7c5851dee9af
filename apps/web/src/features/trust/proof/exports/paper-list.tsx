import type { PaperState } from '@corridor/contract/trust/proof/kinds'
import type { Paper } from '@corridor/contract/trust/proof/shapes'
import { Anchor, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { formatDateTime } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { Facts } from '../../../../lib/record/record-card'
import { downloadFile } from '../../../../lib/upload/download-file'
import { Badge, type Tone } from '../../../../ui/badge'
import classes from './paper-list.module.css'

const states: Record<PaperState, { label: string; tone: Tone }> = {
  valid: { label: text('Valid'), tone: 'good' },
  revoked: { label: text('Revoked'), tone: 'danger' },
  expired: { label: text('Expired'), tone: 'attention' },
  replaced: { label: text('Replaced by a later one'), tone: 'neutral' },
}

/** How soon a page looks again whether a PDF is there. */
export const pollWhileMade = (papers: readonly Paper[] | undefined) =>
  papers?.some(({ fileInfo }) => fileInfo.length === 0) ? 1_500 : false

/** Papers that were handed out, the latest first, each with its state and its PDF. */
export function PaperList({ papers }: { papers: readonly Paper[] }) {
  return (
    <ol className={classes.papers}>
      {papers.map((paper) => (
        <PaperRow key={paper._id} paper={paper} />
      ))}
    </ol>
  )
}

function PaperRow({ paper }: { paper: Paper }) {
  const { t } = useTranslation()
  const { version, state, signerName, createDate, validUntil, revokedDate, revokeReason, code } = paper
  const [file] = paper.fileInfo
  const { label, tone } = states[state]
  const facts = [
    ...(signerName ? [{ label: text('Signed by'), value: <bdi>{signerName}</bdi> }] : []),
    { label: signerName ? text('Signed on') : text('Issued on'), value: formatDateTime(createDate) },
    ...(validUntil ? [{ label: text('Valid until'), value: formatDateTime(validUntil) }] : []),
    ...(revokedDate ? [{ label: text('Revoked on'), value: formatDateTime(revokedDate) }] : []),
    ...(revokeReason ? [{ label: text('Reason'), value: <bdi>{revokeReason}</bdi>, isLong: true }] : []),
    {
      label: text('Code'),
      value: (
        <Anchor href={`/certificate/${code}`}>
          <bdi>{code}</bdi>
        </Anchor>
      ),
      isLong: true,
    },
  ]
  return (
    <li className={classes.paper}>
      <div className={classes.head}>
        <strong>{t('Version {version}', { version })}</strong>
        <Badge tone={tone}>{t(label)}</Badge>
        <span className={classes.file} aria-live="polite">
          {file ? (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              aria-label={t('Download {name}', { name: file.originalName })}
              onClick={() => void downloadFile(file.fileKey)}
            >
              {t('Download')}
            </Button>
          ) : (
            t('The PDF is being made…')
          )}
        </span>
      </div>
      <Facts facts={facts} />
    </li>
  )
}
