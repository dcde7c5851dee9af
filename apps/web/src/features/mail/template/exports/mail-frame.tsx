import { useTranslation } from '../../../../lib/language/i18n'
import classes from '../template.module.css'

export type Look = 'light' | 'dark' | 'phone'

// The questions of the document about its mail program are answered here, for this one shows both.
const inLook = (html: string, look: Look) =>
  html.replaceAll('(prefers-color-scheme:dark)', look === 'dark' ? 'all' : 'not all')

/** A mail as its reader sees it. It runs nothing and reaches nothing. */
export function MailFrame({ html, look }: { html: string; look: Look }) {
  const { t } = useTranslation()
  return (
    <iframe
      title={t('The mail as its reader sees it')}
      sandbox=""
      srcDoc={inLook(html, look)}
      className={classes.frame}
      data-phone={look === 'phone' || undefined}
    />
  )
}
