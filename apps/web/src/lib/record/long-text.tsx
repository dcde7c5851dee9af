import { Button } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../language/i18n'
import classes from './long-text.module.css'

/** A text of many lines: eight of them, and a press shows the rest. `label` names it for who cannot see where it stands. */
export function LongText({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may fit.
  useLayoutEffect(() => {
    const box = place.current
    if (box && !isOpen) setIsCut(box.scrollHeight > box.clientHeight + 1)
  }, [children, isOpen])
  return (
    <>
      <section ref={place} className={classes.text} data-open={isOpen || undefined} aria-label={label} dir="auto">
        {children}
      </section>
      {(isCut || isOpen) && (
        <Button size="compact-xs" variant="subtle" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('less') : t('more')}
        </Button>
      )}
    </>
  )
}
