import { type TodayGroup, todayGroupNames, todayGroups } from '@corridor/contract/flow/today/kinds'
import type { TodayRow as Row, Today } from '@corridor/contract/flow/today/shapes'
import { access } from '@corridor/contract/wire/access'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { api } from '../../../lib/call/client'
import { useLive } from '../../../lib/call/live'
import { refresh } from '../../../lib/call/query-client'
import { formatDate, formatName, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { PageHeader } from '../../../ui/page-header'
import { FirstSteps } from '../first-steps/exports/first-steps'
import { useFirstSteps } from '../first-steps/exports/use-first-steps'
import type { Asked } from './choices'
import { useWaiting } from './exports/use-waiting'
import { type Waiting, WaitingRows } from './exports/waiting-list'
import { Nothing } from './nothing'
import { RowPanel } from './row-panel'
import { DayTimes, DoneToday } from './side'
import classes from './today.module.css'
import { TodayChips } from './today-chips'
import { TodayRow } from './today-row'
import { useNow } from './use-now'
import { useRowMoves, verbOf } from './use-row-moves'
import { useTodayVerbs } from './use-today-verbs'

const PhoneSheet = late(() => import('./phone-sheet'))

export const Route = createFileRoute('/company/today')({
  staticData: { title: 'Today' },
  beforeLoad: only(access.today.manage),
  component: TodayPage,
})

const refreshMs = 60_000
const isGroup = (value: string | undefined): value is TodayGroup => todayGroups.some((group) => group === value)

/** Work that waits for the reader, in one list. */
function TodayPage() {
  const isMine = useSearchText('whose') !== 'all'
  const query = useQuery({ ...api.today.view.queryOptions({ input: { isMine } }), refetchInterval: refreshMs })
  const { beside } = useWaiting()
  const { isPending, list, hide } = useFirstSteps()
  useLive('task', true, () => void refresh(api.today))
  useLive('interview', true, () => void refresh(api.today))
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <TodayList
          today={data}
          isMine={isMine}
          beside={beside}
          firstSteps={isPending ? undefined : <FirstSteps list={list} hide={hide} />}
        />
      )}
    </RecordQuery>
  )
}

interface Open {
  key: string
  row: Row
  asked: Asked
  said: string | undefined
}

interface TodayListProps {
  today: Today
  isMine: boolean
  /** Rows of the company's records, plan and sections; undefined until they are known. */
  beside: Waiting[] | undefined
  /** First in the side column; undefined until it is known whether there is any, so that nothing moves down. */
  firstSteps: ReactNode | undefined
}

function TodayList({ today, isMine, beside, firstSteps }: TodayListProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [open, setOpen] = useState<Open>()
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  useRowMoves(list)
  const verbs = useTodayVerbs(today.day)
  const wanted = useSearchText('group')
  const chosen = isGroup(wanted) ? wanted : undefined
  const total = today.groups.reduce((sum, group) => sum + group.total, beside?.length ?? 0)
  const shown = today.groups.filter(({ group, total: all }) => all > 0 && (!chosen || group === chosen))
  const show = (search: { group?: string | undefined; whose?: string | undefined }) =>
    void navigate({
      to: '.',
      search: toSearch((current) => ({ ...current, ...search })),
      replace: true,
    })

  /** The row goes once it is answered, and the one that takes its place has the focus. */
  function focusAfter(key: string) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex(({ dataset }) => dataset.row === key)
    const next = rows[at + 1] ?? rows[at - 1]
    next?.querySelector<HTMLElement>(verbOf)?.focus()
  }

  const panel = open && (
    <RowPanel
      asked={open.asked}
      day={today.day}
      said={open.said}
      close={() => setOpen(undefined)}
      answer={async (answer) => {
        const { key, row, asked } = open
        focusAfter(key)
        const isDone = await verbs.answer(row, asked, answer)
        if (isDone) setOpen(undefined)
        return isDone
      }}
    />
  )
  return (
    <>
      <PageHeader
        title={t('Today')}
        description={`${formatDate(today.day)}. ${t('{count} things wait for you.', { count: total, shown: formatNumber(total) })}`}
      />
      <TodayChips groups={today.groups} total={total} chosen={chosen} isMine={isMine} show={show} />
      <div className={classes.page}>
        <div className={classes.list} ref={list}>
          {shown.length === 0 && beside && (chosen || beside.length === 0) && <Nothing today={today} now={now} />}
          {shown.map(({ group, total: all, rows }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`} className={classes.head}>
                {t(todayGroupNames[group])} <span className={classes.quiet}>{formatNumber(all)}</span>
              </h2>
              <ul className={classes.rows}>
                {rows.map((row) => {
                  const key = `${group} ${row.kind} ${row.id} ${row.matter ?? ''}`
                  return (
                    <TodayRow
                      key={key}
                      rowKey={key}
                      row={row}
                      group={group}
                      day={today.day}
                      now={now}
                      ask={(asked, said) => setOpen({ key, row, asked, said })}
                      finish={() => {
                        focusAfter(key)
                        void verbs.finish(row)
                      }}
                    >
                      {open?.key === key && !isPhone && panel}
                    </TodayRow>
                  )
                })}
              </ul>
              {all > rows.length && (
                <p className={classes.rest}>
                  {t('The first {n} of {total} are shown.', { n: rows.length, total: all })}
                </p>
              )}
            </section>
          ))}
          {!chosen && beside && beside.length > 0 && (
            <section aria-labelledby="group-beside">
              <h2 id="group-beside" className={classes.head}>
                {t('Also waiting')} <span className={classes.quiet}>{formatNumber(beside.length)}</span>
              </h2>
              <div className={classes.beside}>
                <WaitingRows rows={beside} />
              </div>
            </section>
          )}
        </div>
        <aside className={classes.side}>
          {firstSteps && (
            <>
              {firstSteps}
              <DayTimes today={today} now={now} />
              <DoneToday done={today.done} undo={verbs.undo} />
            </>
          )}
        </aside>
      </div>
      {isPhone && (
        <Suspense>
          <PhoneSheet
            isOpen={open !== undefined}
            title={open && (open.row.person[0] ? formatName(open.row.person[0]) : open.row.title)}
            close={() => setOpen(undefined)}
          >
            {panel}
          </PhoneSheet>
        </Suspense>
      )}
    </>
  )
}
