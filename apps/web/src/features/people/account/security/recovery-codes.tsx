import { Button, Group, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { toast } from '../../../../lib/feedback/toast'
import { useTranslation } from '../../../../lib/language/i18n'
import { saveText } from '../../../../lib/upload/download-file'
import { Message } from '../../../../ui/message'
import classes from './security.module.css'

/** The recovery codes, once: to copy, to download, and to be kept. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = `${codes.join('\n')}\n`
  // The form that led here is gone, and its focus with it.
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(lines)
      toast.success(t('Recovery codes copied'))
    } catch {
      toast.error(t('The browser did not let us copy. Please download the codes.'))
    }
  }

  return (
    <div>
      <Title order={3} ref={heading} tabIndex={-1} className={classes.heading ?? ''}>
        {t('Your recovery codes')}
      </Title>
      <p className={classes.words}>
        {t('If you lose your phone, each of these codes signs you in once in place of the app.')}
      </p>
      <Message tone="attention">
        {t('Keep them now, in a safe place that is not your phone: they are shown only this once.')}
      </Message>
      <ul className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" onClick={() => void copy()}>
          {t('Copy the codes')}
        </Button>
        <Button variant="default" onClick={() => saveText(lines, 'text/plain', 'corridor-recovery-codes.txt')}>
          {t('Download the codes')}
        </Button>
        <Button onClick={done}>{t('I have kept them')}</Button>
      </Group>
    </div>
  )
}
