import type { StoredFile } from '@corridor/contract/file'
import { Button, Group, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../lib/format'
import { UploadField } from '../../lib/upload/upload-field'
import type { Upload } from '../../lib/upload/use-upload'

interface ResumeFieldProps {
  upload: Upload
  attached: StoredFile | undefined
  /** The form still holds a resume. */
  isKept: boolean
  onChange: (resumeKey: string | null) => void
}

/** The candidate's resume: the one that is attached, until it is removed or another is uploaded. */
export function ResumeField({ upload, attached, isKept, onChange }: ResumeFieldProps) {
  const { t } = useTranslation()
  const [isRemoved, setIsRemoved] = useState(false)
  const uploaded = upload.fileKeys[0]
  const key = uploaded ?? (isRemoved ? null : (attached?.fileKey ?? null))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone decides; the setter is new at each render.
  useEffect(() => onChange(key), [key])

  return (
    <div>
      {attached && !uploaded && isKept && (
        <Group gap="xs" mb="xs">
          <IconFileText size={18} aria-hidden />
          <Text>
            {attached.originalName} ({formatFileSize(attached.fileSize)})
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('Remove {file}', { file: attached.originalName })}
            onClick={() => setIsRemoved(true)}
          >
            {t('Remove')}
          </Button>
        </Group>
      )}
      <UploadField upload={upload} label={attached ? 'Replace Resume' : 'Upload Resume'} />
    </div>
  )
}
