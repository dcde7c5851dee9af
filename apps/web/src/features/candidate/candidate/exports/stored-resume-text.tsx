import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import classes from '../document/resume-document.module.css'
import { TextPage } from '../document/text-page'

/** The text of a candidate's resume whose format has no pages to draw. */
export function StoredResumeText({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(api.search.text.queryOptions({ input: { candidateId } }))
  if (!data) return null
  if (data.pages.length === 0) return <p className={classes.nothing}>{t('No text was read from this file.')}</p>
  return data.pages.map(({ text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
    <TextPage key={at} text={text} places={[]} shown={undefined} />
  ))
}
