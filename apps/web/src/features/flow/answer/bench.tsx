import type { BenchPerson } from '@corridor/contract/flow/answer/shapes'
import type { JobAdd } from '@corridor/contract/job/job/body'
import { Button, Checkbox } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatList, formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { BesideList } from '../../job/job-match/exports/beside-list'
import { demandName } from '../../job/job-match/exports/demand-name'
import { MatchReasons } from '../../job/job-match/exports/match-reasons'
import { GuardNotes } from '../../job/submission/exports/guard-notes'
import classes from './submit.module.css'

export interface BenchAnswer {
  job: JobAdd | undefined
  data: readonly BenchPerson[]
  total: number
  titles: readonly string[]
  words: string
  vendorName: string
}

const stands = ({ earlier }: BenchPerson) => earlier.some(({ why }) => why === 'live')

/** Nobody chooses who does not meet a demand, stands there already, or gave no right to be represented. */
export const isStopped = (person: BenchPerson): boolean => person.stops.length > 0 || stands(person) || !person.hasRight

/** Whether whoever submits them has to say why. */
export const asksWhy = ({ earlier }: BenchPerson): boolean =>
  earlier.some(({ why }) => why === 'refused' || why === 'same-client' || why === 'like-client')

interface BenchProps {
  bench: BenchAnswer
  free: readonly BenchPerson[]
  chosen: readonly string[]
  at: number
  choose: (id: string) => void
  focus: (at: number) => void
  /** On a phone it lies over the answer. */
  isChoosing: boolean
  proceed: () => void
}

/** People who fit, the best first, each with why; those who are stopped stand last, with what stops them. */
export function Bench({ bench, free, chosen, at, choose, focus, isChoosing, proceed }: BenchProps) {
  const { t } = useTranslation()
  const stopped = bench.data.filter(isStopped)
  return (
    <div className={classes.bench} data-choosing={isChoosing || undefined}>
      <header className={classes.benchHead}>
        <h2>{t('Bench for this requirement')}</h2>
        <p>
          {t('{count} people match', { count: bench.total, shown: formatNumber(bench.total) })} <KeyHint keys="J" />{' '}
          <KeyHint keys="K" /> <KeyHint keys="X" />
        </p>
      </header>
      {free.length === 0 && <p className={classes.none}>{t('Nobody on the bench can be submitted to this.')}</p>}
      <ol className={classes.people}>
        {free.map((person, place) => (
          <Person
            key={person._id}
            person={person}
            isAt={place === at}
            isChosen={chosen.includes(person._id)}
            choose={() => {
              focus(place)
              choose(person._id)
            }}
          />
        ))}
      </ol>
      {stopped.length > 0 && (
        <ol className={classes.people} aria-label={t('Stopped')}>
          {stopped.map((person) => (
            <li key={person._id} className={classes.person}>
              <div>
                <Name person={person} />
                <Why person={person} />
              </div>
            </li>
          ))}
        </ol>
      )}
      <footer className={classes.phone}>
        <Button fullWidth onClick={proceed}>
          {t('Continue')}
        </Button>
      </footer>
    </div>
  )
}

const nameOf = ({ candidateInfo }: BenchPerson) => candidateInfo.map(candidateName).join('')

function Person({
  person,
  isAt,
  isChosen,
  choose,
}: {
  person: BenchPerson
  isAt: boolean
  isChosen: boolean
  choose: () => void
}) {
  const { t } = useTranslation()
  const own = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isAt) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isAt])
  return (
    <li ref={own} className={classes.person} aria-current={isAt || undefined}>
      <Checkbox checked={isChosen} onChange={choose} aria-label={t('Choose {name}', { name: nameOf(person) })} />
      <div>
        <div className={classes.line}>
          <Name person={person} />
        </div>
        <MatchReasons match={person} />
      </div>
    </li>
  )
}

function Name({ person }: { person: BenchPerson }) {
  return person.candidateInfo.map((one) => (
    <div key={one._id}>
      <TextLink to={paths.company.viewCandidate(one._id)} className={classes.name}>
        <bdi>{candidateName(one)}</bdi>
      </TextLink>
      <p className={classes.second}>
        <bdi>
          {formatList(
            [
              one.jobTitle,
              one.location,
              ...one.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name)),
            ].flatMap((word) => word || []),
          )}
        </bdi>
      </p>
    </div>
  ))
}

function Why({ person }: { person: BenchPerson }) {
  const { t } = useTranslation()
  if (person.stops.length > 0)
    return (
      <>
        <p className={classes.stop}>
          {t("Doesn't meet: {facts}", { facts: formatList(person.stops.map((fact) => t(demandName(fact)))) })}
        </p>
        <BesideList
          beside={person.beside.filter(({ fact }) => person.stops.includes(fact))}
          label={t("Doesn't meet: {facts}", { facts: nameOf(person) })}
        />
      </>
    )
  if (!person.hasRight && !stands(person))
    return <p className={classes.stop}>{t('The right to represent this person is missing.')}</p>
  return <GuardNotes found={person.earlier.filter(({ why }) => why === 'live')} />
}
