import type { StoredFile } from '@corridor/contract/base/file/shapes'
import { Button, Group, Text } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatFileSize } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { UploadField } from '../../../lib/upload/upload-field'
import type { Upload } from '../../../lib/upload/use-upload'

interface ResumeFieldProps {
  upload: Upload
  /** Stored resumes that the form may name. */
  resumes: readonly StoredFile[]
  /** The key that the form holds. */
  value: string | null
  onChange: (resumeKey: string | null) => void
}

/** The candidate's resume: the one that is attached, until it is removed or another is uploaded. */
export function ResumeField({ upload, resumes, value, onChange }: ResumeFieldProps) {
  const { t } = useTranslation()
  const attached = resumes.find(({ fileKey }) => fileKey === value)
  const uploaded = upload.fileKeys[0]
  const before = useRef({ uploaded, value })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the uploaded key alone decides; a removed upload leaves what was there before it.
  useEffect(() => {
    if (uploaded === before.current.uploaded) return
    if (!before.current.uploaded) before.current.value = value
    before.current.uploaded = uploaded
    onChange(uploaded ?? before.current.value)
  }, [uploaded])

  return (
    <div>
      {attached && (
        <Group gap="xs" mb="xs">
          <IconFileText size={18} aria-hidden />
          <Text>
            {attached.originalName} ({formatFileSize(attached.fileSize)})
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t('Remove {file}', { file: attached.originalName })}
            onClick={() => onChange(null)}
          >
            {t('Remove')}
          </Button>
        </Group>
      )}
      <UploadField upload={upload} label={resumes.length > 0 ? 'Replace Resume' : 'Upload Resume'} />
    </div>
  )
}
