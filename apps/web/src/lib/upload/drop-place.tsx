import { IconUpload } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isDialogOpen } from '../keys/page-keys'
import { useTranslation } from '../language/i18n'
import classes from './drop-place.module.css'

interface DropPlaceProps {
  /** Keys: what becomes of the files. */
  label: string
  hint: string
  onFiles: (files: File[]) => void
}

/** Takes files that are dropped anywhere on the page, and says so while they are over it. A field of its own below the pointer comes first. */
export function DropPlace({ label, hint, onFiles }: DropPlaceProps) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const isTaken = (event: DragEvent) =>
      !event.defaultPrevented && !isDialogOpen() && (event.dataTransfer?.types.includes('Files') ?? false)
    function onOver(event: DragEvent) {
      const takes = isTaken(event)
      setIsOver(takes)
      if (takes) event.preventDefault()
    }
    function onLeave({ relatedTarget }: DragEvent) {
      // It left the window, and not one element for the next.
      if (!relatedTarget) setIsOver(false)
    }
    function onDrop(event: DragEvent) {
      setIsOver(false)
      if (!isTaken(event)) return
      event.preventDefault()
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [onFiles])

  if (!isOver) return null
  return (
    <div className={classes.cover}>
      <p className={classes.words}>
        <IconUpload size={24} aria-hidden />
        <strong>{t(label)}</strong>
        <span>{t(hint)}</span>
      </p>
    </div>
  )
}
