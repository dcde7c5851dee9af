import { Button, Input } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './sealed-field.module.css'

interface SealedFieldProps {
  /** Translated. */
  label: string
  /** Signs that stand for the value that is stored; empty if none is. */
  mask: string
  value: string
  setValue: (value: string) => void
  children: ReactNode
}

/** Signs that stand for a stored value begin so; nothing that is typed does. */
export const isMask = (value: string) => value.startsWith('•')

/** A stored value that does not come to this page: it stands masked until somebody changes it, and stays if nobody does. */
export function SealedField({ label, mask, value, setValue, children }: SealedFieldProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [hasPressed, setHasPressed] = useState(false)
  const isMasked = isMask(value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed is gone; another stands in its place.
  useEffect(() => {
    if (hasPressed) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isMasked])

  function press(next: string) {
    setHasPressed(true)
    setValue(next)
  }

  return (
    <div ref={box} className={classes.sealed}>
      {isMasked ? (
        <Input.Wrapper labelElement="div" label={label}>
          <div className={classes.masked}>
            <bdi>{value}</bdi>
            <Button
              size="compact-md"
              variant="subtle"
              aria-label={t('Change {name}', { name: label })}
              onClick={() => press('')}
            >
              {t('Change')}
            </Button>
          </div>
        </Input.Wrapper>
      ) : (
        children
      )}
      {!isMasked && mask !== '' && (
        <Button size="compact-md" variant="subtle" className={classes.keep ?? ''} onClick={() => press(mask)}>
          {t('Keep the stored one')}
        </Button>
      )}
    </div>
  )
}
