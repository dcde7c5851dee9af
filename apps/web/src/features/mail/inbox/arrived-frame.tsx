import { useTranslation } from '../../../lib/language/i18n'
import classes from './mail-card.module.css'

/** A mail of a conversation as it was formatted: somebody else's words, which run nothing, reach nothing and are asked for nothing. */
export function ArrivedFrame({ html }: { html: string }) {
  const { t } = useTranslation()
  return (
    <iframe title={t('The mail as it was formatted')} sandbox="" srcDoc={inLight(html)} className={classes.arrived} />
  )
}

const inLight = (html: string) => html.replaceAll('(prefers-color-scheme:dark)', 'not all')
