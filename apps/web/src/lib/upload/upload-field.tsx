import { filePurposes, megabyte } from '@corridor/contract/base/file/purposes'
import { Button, Input } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '../language/i18n'
import classes from './upload-field.module.css'
import { UploadRow } from './upload-row'
import type { Upload } from './use-upload'

interface UploadFieldProps {
  upload: Upload
  /** A key: 'Upload Resume'. */
  label: string
  /** A key. */
  description?: string
  /** The element that says of what, where the label alone does not: Upload *Visiting Card*. */
  of?: string
  /** Why it cannot stay empty; translated. */
  error?: string | undefined
  isCompact?: boolean
}

/** A place to drop files on or to choose them from, and what becomes of each. A native button and input: smaller than a dropzone and spoken by every screen reader. */
export function UploadField({ upload, label, description, of, error, isCompact }: UploadFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const wordsId = useId()
  const hintId = useId()
  const errorId = useId()
  const named = of ? `${labelId} ${of}` : labelId
  const [isOver, setIsOver] = useState(false)
  const { extensions, bytesMax } = filePurposes[upload.purpose]

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    upload.add([...event.dataTransfer.files])
  }

  return (
    <div>
      <Input.Label id={labelId} labelElement="div">
        {t(label)}
      </Input.Label>
      {description && <Input.Description mb={4}>{t(description)}</Input.Description>}
      <button
        type="button"
        className={classes.zone}
        data-over={isOver || undefined}
        data-compact={isCompact}
        // People who speak to a computer say the words that stand on it.
        aria-labelledby={`${named} ${wordsId} ${hintId}`}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        <IconUpload size={18} aria-hidden />
        <span id={wordsId}>
          {t(upload.isMultiple ? 'Drop files here or click to choose' : 'Drop a file here or click to choose')}
        </span>{' '}
        <span id={hintId} className={classes.hint}>
          {t('{extensions}, up to {limit} MB', {
            extensions: leftToRight(extensions.join(' ')),
            limit: bytesMax / megabyte,
          })}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-labelledby={named}
        accept={extensions.join(',')}
        multiple={upload.isMultiple}
        onChange={(event) => {
          upload.add([...(event.currentTarget.files ?? [])])
          // Choosing the same file again must be a change.
          event.currentTarget.value = ''
        }}
      />
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
      <ul className={classes.items} aria-live="polite">
        {upload.rejected.map((said) => (
          <li key={said} className={classes.error}>
            {said}
          </li>
        ))}
        {upload.items.map((item) => (
          <UploadRow key={item.id} item={item} upload={upload} />
        ))}
      </ul>
      {!upload.isImmediate && (
        <Button variant="default" mt="xs" disabled={upload.isUploading} onClick={() => void upload.start()}>
          {t(upload.isUploading ? 'Uploading...' : 'Upload')}
        </Button>
      )}
    </div>
  )
}

/** A text that keeps its order inside a sentence of a language that runs the other way. */
const leftToRight = (text: string) => `\u2066${text}\u2069`
