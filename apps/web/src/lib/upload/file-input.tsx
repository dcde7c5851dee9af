import type { FilePurpose } from '@corridor/contract/base/file/purposes'
import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { Button, Group } from '@mantine/core'
import { useTranslation } from '../language/i18n'
import { downloadFile } from './download-file'
import { UploadField } from './upload-field'
import { useUpload } from './use-upload'

interface FileInputProps {
  purpose: FilePurpose
  /** A key. */
  label: string
  /** The file that the form holds; it may stand already, or have come just now. */
  value: string | null
  /** The file that stands. */
  stored: StoredFile | undefined
  /** Opens the file that stands, if it is given out by a call of its own. */
  open?: (() => void) | undefined
  onChange: (fileKey: string | null) => void
  /** Translated. */
  error?: string | undefined
  /** It may be taken away again. */
  isOptional?: boolean
}

/** One file of a form, by its key: what stands, with the way to see it, and the place for another. */
export function FileInput({ purpose, label, value, stored, open, onChange, error, isOptional }: FileInputProps) {
  const { t } = useTranslation()
  const upload = useUpload(purpose, { isImmediate: true, onStored: (key) => onChange(key) })
  const isStored = stored !== undefined && stored.fileKey === value
  return (
    <div>
      <UploadField upload={upload} label={label} error={error} isCompact />
      {isStored && (
        <Group gap="xs" mt={8}>
          <Button size="compact-md" variant="default" onClick={open ?? (() => void downloadFile(stored.fileKey))}>
            <bdi>{stored.originalName}</bdi>
          </Button>
          {isOptional && (
            <Button size="compact-md" variant="subtle" color="var(--state-danger)" onClick={() => onChange(null)}>
              {t('Remove')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
