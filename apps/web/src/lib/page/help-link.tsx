import { paths } from '../../paths'
import { useTranslation } from '../language/i18n'

/** The address of the article of Help that explains a page: the server knows which one it is. */
export const helpFor = (page: string) => `${paths.help}?for=${encodeURIComponent(page)}`

/** Leads to the article about a page, its own by default, in a tab of its own. */
export function HelpLink({ page = location.pathname }: { page?: string }) {
  const { t } = useTranslation()
  return (
    <a href={helpFor(page)} target="_blank" rel="noreferrer">
      {t('How this works')}
    </a>
  )
}
