import { raiseOperators } from '@corridor/contract/candidate/search/raise-operators'
import { Button } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './exports/query-filter.module.css'

interface RaisedHintProps {
  /** The one that was asked: the hint comes with what was found, and moves nothing later. */
  query: string
  change: (query: string) => void
}

/** Says of a query with a small *and* that it was searched as a word, and offers the operator. */
export default function RaisedHint({ query, change }: RaisedHintProps) {
  const { t } = useTranslation()
  const raised = raiseOperators(query)
  if (!raised) return null
  const words = raised.words.join(', ')
  return (
    <p className={classes.hint}>
      {t('“{words}” is searched as a word.', { words })}{' '}
      <Button size="compact-xs" variant="subtle" onClick={() => change(raised.query)}>
        {raised.isLeftOut ? t('Leave it out') : t('Use {operators} instead', { operators: words.toUpperCase() })}
      </Button>
    </p>
  )
}
