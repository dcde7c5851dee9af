import { type QueryFault, queryFaults } from '@corridor/contract/candidate/search/query-tree'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './exports/query-filter.module.css'

/** The fault of a query, and its place. */
export default function FaultPlace({ query, fault: { code, start, end } }: { query: string; fault: QueryFault }) {
  const { t } = useTranslation()
  return (
    <>
      {t(queryFaults[code])}
      <bdi className={classes.place}>
        {query.slice(0, start)}
        <u>{query.slice(start, end) || ' '}</u>
        {query.slice(end)}
      </bdi>
    </>
  )
}
