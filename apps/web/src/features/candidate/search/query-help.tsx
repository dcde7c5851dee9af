import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { AnchoredPanel } from '../../../lib/late/anchored'
import type { LateMenuProps } from '../../../lib/late/use-late-menu'
import classes from './exports/query-filter.module.css'

const examples = [
  { query: 'java AND (kafka OR kinesis) NOT trainer', label: text('Both words, one of two, and not a third') },
  { query: '"project manager"', label: text('Exactly these words, beside each other') },
  { query: 'kube*', label: text('Words that begin so') },
  { query: 'C++ OR C# OR .NET', label: text('Signs count where they belong to the word') },
]

/** How queries are written. */
export default function QueryHelp(menu: LateMenuProps) {
  const { t } = useTranslation()
  return (
    <AnchoredPanel {...menu} label={t('How to search')} width={320} withArrow>
      <p className={classes.intro}>
        {t('Names, titles, skills and the text of resumes. AND, OR and NOT are upper case.')}
      </p>
      <dl className={classes.examples}>
        {examples.map(({ query, label }) => (
          <div key={query}>
            <dt>
              <bdi>{query}</bdi>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
    </AnchoredPanel>
  )
}
