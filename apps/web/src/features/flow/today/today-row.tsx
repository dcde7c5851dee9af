import type { TodayRow as Row } from '@corridor/contract/flow/today/shapes'
import { managesInterview } from '@corridor/contract/job/interview/kinds'
import { access } from '@corridor/contract/wire/access'
import { Anchor, Button } from '@mantine/core'
import { IconExternalLink, IconPhoneCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatName, formatTime, formatTimeIn } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { placeTime } from '../../../lib/format/place-time'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { RowAction } from '../../../lib/list/types'
import { toSearch } from '../../../lib/page/search'
import { useMay, useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import { actOf } from './agency-words'
import { type Asked, askedOf } from './choices'
import { useRowWords, wayOf } from './row-words'
import classes from './today-row.module.css'

interface TodayRowProps {
  /** Names the row in the list. */
  rowKey: string
  row: Row
  group: string
  day: string
  now: number
  /** Opens the question in place; with what was just done said above it. */
  ask: (asked: Asked, said?: string) => void
  finish: () => void
  /** The question, where it is open. */
  children?: ReactNode
}

/** One thing that waits: how long, who and with what, two facts, one verb. */
export function TodayRow({ rowKey, row, group, day, now, ask, finish, children }: TodayRowProps) {
  const { t } = useTranslation()
  const { age, more, urgency, who, what } = useRowWords()(row, group, day, now)
  const way = wayOf(row)
  const mayAct = useMayAct(row)
  const asked = askedOf(row, group, now)
  const actions: RowAction[] = [
    { label: text('Open'), icon: IconExternalLink, ...way },
    ...(mayAct && asked === 'call' && row.taken.length === 0
      ? [{ label: text('Log call'), icon: IconPhoneCheck, run: () => ask('call') }]
      : []),
  ]
  const [taken] = row.taken
  return (
    <li className={classes.row} data-row={rowKey} data-open={children ? true : undefined}>
      <div className={classes.line}>
        <span className={classes.age} data-urgency={urgency}>
          {age}
          {more && <small>{more}</small>}
        </span>
        <span className={classes.who}>
          <TextLink {...way} className={classes.name}>
            <bdi>{who}</bdi>
          </TextLink>{' '}
          <span className={classes.what}>
            <bdi>{what}</bdi>
          </span>
        </span>
        <span className={classes.facts}>
          <RowFacts row={row} />
        </span>
        <span className={classes.verb} data-verb>
          {taken
            ? t('{name} answered at {time}', { name: formatName(taken), time: formatTime(taken.date) })
            : mayAct && <Verb row={row} group={group} asked={asked} ask={ask} finish={finish} />}
        </span>
        <RowMenu name={who} actions={actions} />
      </div>
      {children && <div className={classes.panel}>{children}</div>}
    </li>
  )
}

/** Whether the reader may do what the row asks for; a task is their own. */
function useMayAct({ kind, submitter, matter }: Row): boolean {
  const own = useSession()
  const mayDeal = useMay(matter ? actOf(matter).may : [])
  const manages = {
    interview: own !== undefined && managesInterview(own.roles, own.user._id, submitter ?? undefined),
    job: useMay(access.jobs.manage),
    submission: useMay(access.submissions.manage),
    candidate: useMay(access.candidates.manage),
    task: true,
  }
  return kind in manages ? manages[kind as keyof typeof manages] : mayDeal
}

function RowFacts({ row }: { row: Row }) {
  const { t } = useTranslation()
  const { kind, title, through, zone, candidateZone, at, rate, round } = row
  if (kind === 'interview' && zone && candidateZone)
    return (
      <>
        <span>{dotted(through, t('Round {n}', { n: round ?? 1 }))}</span>
        <small>{t('{time} for the candidate', { time: formatTimeIn(at, candidateZone) })}</small>
      </>
    )
  if (kind === 'task') return null
  if (row.matter)
    return (
      <>
        <span>
          <bdi>{title}</bdi>
        </span>
        {zone && row.day && (
          <small>
            <bdi>{placeTime({ at, day: row.day, zone })}</bdi>
          </small>
        )}
      </>
    )
  if (kind === 'job') return row.client ? <span>{row.client}</span> : null
  return (
    <>
      <span>
        <bdi>{title}</bdi>
      </span>
      {rate.rateAmount !== null && (
        <small>
          <RateText rate={rate} />
        </small>
      )}
    </>
  )
}

type VerbProps = Pick<TodayRowProps, 'row' | 'group' | 'ask' | 'finish'> & { asked: Asked | undefined }

/** The one verb of a row. */
function Verb({ row, group, asked, ask, finish }: VerbProps) {
  const { t } = useTranslation()
  const look = { variant: 'subtle', size: 'compact-md', className: classes.button } as const
  if (row.matter)
    return (
      <ButtonLink {...look} {...wayOf(row)}>
        {t(actOf(row.matter).label)}
      </ButtonLink>
    )
  if (row.kind === 'task')
    return (
      <Button {...look} onClick={finish}>
        {t('Done')}
      </Button>
    )
  if (asked === 'outcome' || asked === 'rate')
    return (
      <Button {...look} onClick={() => ask(asked)}>
        {t(asked === 'rate' ? 'Confirm Rate' : 'Add outcome')}
      </Button>
    )
  if (row.kind === 'interview' && row.link)
    return (
      <Button {...look} component="a" href={row.link} target="_blank" rel="noreferrer">
        {t('Open the call')}
      </Button>
    )
  if (group === 'requirements')
    return (
      <ButtonLink {...look} to={paths.company.addSubmission} search={toSearch({ job: row.id })}>
        {t('Submit')}
      </ButtonLink>
    )
  if (row.kind === 'job')
    return (
      <ButtonLink {...look} to={paths.company.editJob(row.id)}>
        {t('Extend')}
      </ButtonLink>
    )
  const [call] = row.call
  if (!call)
    return (
      <Button {...look} onClick={() => ask('call')}>
        {t('Log call')}
      </Button>
    )
  return (
    <Anchor
      className={classes.call}
      href={`tel:${call.phone.replace(/\s*(ext|x|#).*$/i, '').replace(/\s/g, '')}`}
      onClick={() =>
        ask('call', t('You called {name} at {time}.', { name: call.name, time: formatTime(new Date().toISOString()) }))
      }
    >
      {t('Call {name}', { name: call.name })}
    </Anchor>
  )
}
