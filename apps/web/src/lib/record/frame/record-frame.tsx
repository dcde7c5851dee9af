import { Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Children, type ReactNode } from 'react'
import { Face, type FaceProps } from '../../../ui/face'
import { ButtonLink, TextLink } from '../../../ui/link'
import { useTranslation } from '../../language/i18n'
import { RowMenu } from '../../list/row/row-menu'
import type { RowAction } from '../../list/types'
import { toSearch } from '../../page/search'
import { RecordOrder } from '../order/record-order'
import type { RecordOrder as Order } from '../order/use-record-order'
import { type Act, ActButton } from './act-button'
import { Band, type DecidingFact } from './band'
import classes from './record-frame.module.css'
import type { Address } from './way-link'

interface RecordFrameProps {
  /** The record's name, as it is written. */
  name: string
  /** The page of what the name names, if that is another record. */
  nameTo?: string | undefined
  /** A person's initials, or a company's mark, before the name. */
  face?: Pick<FaceProps, 'kind' | 'of'> | undefined
  /** Badges: where it stands. */
  state?: ReactNode
  /** The line below the name: one part, or several with keys. */
  line?: ReactNode
  order: Order | undefined
  /** Four to six, in the order in which one asks. */
  facts: readonly DecidingFact[]
  /** The next act: the one filled button of the page. */
  act?: Act | false | undefined
  /** The other daily acts. */
  acts?: readonly Act[]
  /** Its way, and how far along it is: a `StageLine`. */
  stages?: ReactNode
  /** Other buttons, none of them filled: watching, the call. */
  more?: ReactNode
  /** The way to its form, for those who may change it. */
  edit?: Address | false | undefined
  menu: readonly RowAction[]
  /** Messages about the whole record. */
  notices?: ReactNode
  /** A document that stays in sight beside the work. */
  paper?: ReactNode
  /** Next step, tasks, notes, timeline. */
  side?: ReactNode
  /** The work of its kind. */
  children: ReactNode
}

/** The page of one record: a band of what decides, the work of its kind, and at the side what is next and what happened. */
export function RecordFrame(props: RecordFrameProps) {
  const {
    name,
    nameTo,
    face,
    state,
    line,
    order,
    facts,
    stages,
    act,
    acts = [],
    more,
    edit,
    menu,
    notices,
    paper,
    side,
    children,
  } = props
  const { t } = useTranslation()
  return (
    <article className={classes.frame} data-desk>
      {order && <RecordOrder order={order} />}
      <header className={classes.head}>
        {face && <Face {...face} name={name} isLarge />}
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            {nameTo ? (
              <TextLink to={nameTo} c="inherit">
                <bdi>{name}</bdi>
              </TextLink>
            ) : (
              <bdi>{name}</bdi>
            )}{' '}
            {state}
          </Title>
          {line && (
            <ul className={classes.line}>
              {Children.map(Children.toArray(line), (part) => (
                <li>{part}</li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <div className={classes.actions} data-acts>
        {more}
        {edit && (
          <ButtonLink
            variant="default"
            to={edit.to}
            search={toSearch(edit.search ?? {})}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('Edit')}
          </ButtonLink>
        )}
        {acts.map((one) => (
          <ActButton key={one.label} act={one} isQuiet />
        ))}
        {act && <ActButton act={act} />}
        <RowMenu name={name} actions={menu} />
      </div>
      <Band facts={facts} />
      {stages}
      {notices && <div className={classes.notices}>{notices}</div>}
      <div className={classes.panes} data-paper={paper ? '' : undefined}>
        <div className={classes.main}>{children}</div>
        {paper && <div className={classes.paper}>{paper}</div>}
        {side && (
          <aside className={classes.side} aria-label={t('Activity')}>
            {side}
          </aside>
        )}
      </div>
    </article>
  )
}
