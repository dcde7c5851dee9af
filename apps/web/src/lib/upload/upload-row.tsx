import { Button, CloseButton, Group, Progress } from '@mantine/core'
import { Badge, type Tone } from '../../ui/badge'
import { formatFileSize } from '../format/format'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { Picture } from './picture'
import classes from './upload-field.module.css'
import type { UploadItem } from './upload-state'
import type { Upload } from './use-upload'

const states: Record<UploadItem['state'], { label: string; tone: Tone }> = {
  ready: { label: text('Ready'), tone: 'neutral' },
  uploading: { label: text('Uploading...'), tone: 'news' },
  success: { label: text('Uploaded'), tone: 'good' },
  error: { label: text('Failed'), tone: 'danger' },
}

/** One file: its state, how far it is, and what can be done with it. */
export function UploadRow({ item, upload }: { item: UploadItem; upload: Upload }) {
  const { t } = useTranslation()
  const { label, tone } = states[item.state]
  return (
    <li className={classes.item}>
      <span className={classes.name}>
        {upload.purpose === 'company-image' && <Picture file={item.file} alt="" className={classes.preview} />}
        {item.file.name} <span className={classes.hint}>{formatFileSize(item.file.size)}</span>
      </span>
      <Group gap="xs" wrap="nowrap">
        <Badge tone={tone}>{t(label)}</Badge>
        {item.state === 'uploading' && (
          <Button size="compact-sm" variant="subtle" onClick={() => upload.cancel(item.id)}>
            {t('Cancel')}
          </Button>
        )}
        {(item.state === 'error' || (item.state === 'ready' && upload.isImmediate)) && (
          <Button size="compact-sm" variant="subtle" onClick={() => upload.retry(item)}>
            {t('Try again')}
          </Button>
        )}
        <CloseButton aria-label={t('Remove {file}', { file: item.file.name })} onClick={() => upload.remove(item.id)} />
      </Group>
      {item.state === 'uploading' && (
        <Progress
          className={classes.progress}
          size="xs"
          value={item.progress * 100}
          aria-label={t('Upload of {file}', { file: item.file.name })}
        />
      )}
      {item.state === 'error' && <span className={classes.error}>{item.message}</span>}
    </li>
  )
}
