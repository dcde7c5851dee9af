import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../../lib/language/i18n'
import { RecordCard } from '../../../../lib/record/record-card'
import { RecordQuery } from '../../../../lib/record/record-query'
import { ButtonLink } from '../../../../ui/link'
import classes from './waiting-list.module.css'

/** Something that waits for the reader, and where it is done. Texts arrive translated. */
export interface Waiting {
  title: string
  /** Why it waits, or what comes of it. */
  note: string
  /** A verb. */
  action: string
  to: string
  search?: Record<string, string>
}

interface WaitingListProps<Answer> {
  query: UseQueryResult<Answer>
  rowsOf: (answer: Answer) => Waiting[]
}

/** Work that waits for the reader, first on a dashboard: each row leads to the place of the work, and the first of them is the filled button. */
export function WaitingList<Answer>({ query, rowsOf }: WaitingListProps<Answer>) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Waiting for you')}>
      <RecordCard title="Waiting for you">
        <RecordQuery query={query}>{(answer) => <Rows rows={rowsOf(answer)} hasNext />}</RecordQuery>
      </RecordCard>
    </section>
  )
}

function Rows(props: WaitingRowsProps) {
  const { t } = useTranslation()
  if (props.rows.length === 0) return <p className={classes.none}>{t('Nothing is waiting for you.')}</p>
  return <WaitingRows {...props} />
}

interface WaitingRowsProps {
  rows: Waiting[]
  /** The first of them is the one to do next. */
  hasNext?: boolean
}

export function WaitingRows({ rows, hasNext = false }: WaitingRowsProps) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ title, note, action, to, search }, at) => (
        <li key={title} className={classes.row}>
          <Link to={to} {...(search ? { search } : {})} className={classes.words}>
            <span className={classes.title}>{title}</span>
            <bdi className={classes.note}>{note}</bdi>
          </Link>
          <ButtonLink
            size="compact-md"
            variant={hasNext && at === 0 ? 'filled' : 'default'}
            to={to}
            {...(search ? { search } : {})}
            aria-label={`${action}: ${title}`}
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
