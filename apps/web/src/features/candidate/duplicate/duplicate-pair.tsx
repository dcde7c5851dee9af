import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { CandidateDuplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { Button, Group } from '@mantine/core'
import { useId, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { candidateName } from '../candidate/exports/candidate-name'

import type { Side } from './choices'

import classes from './duplicate.module.css'
import { SideBySide } from './exports/side-by-side'
import { useSideBySide } from './exports/use-side-by-side'
import { FieldChoice } from './field-choice'
import { Reasons } from './reasons'
import { useDuplicateVerbs } from './use-duplicate-verbs'

interface DuplicatePairProps {
  pair: CandidateDuplicate
  /** Once the pair is done with, and gone from the list. */
  onDone: () => void
}

/** Two entries side by side: which one stays, and whose value of each field where they differ. */
export function DuplicatePair({ pair, onDone }: DuplicatePairProps) {
  const { t } = useTranslation()
  const title = useId()
  const [kept, setKept] = useState<Side>('left')
  const [isBusy, setIsBusy] = useState(false)
  const verbs = useDuplicateVerbs()
  const [left, right] = pair.candidates as [Candidate, Candidate]
  const choice = useSideBySide(left, right, kept)

  async function run(work: () => Promise<boolean>) {
    setIsBusy(true)
    if (await work()) onDone()
    setIsBusy(false)
  }
  const merge = () => {
    const [keep, other] = kept === 'left' ? [left, right] : [right, left]
    return verbs.merge({
      keep: keep._id,
      keepVersion: keep.version,
      other: other._id,
      otherVersion: other.version,
      choices: choice.toChoices(),
    })
  }

  return (
    <article className={classes.pair} aria-labelledby={title}>
      <header className={classes.head}>
        <h2 id={title}>
          <bdi>{candidateName(left)}</bdi> <span aria-hidden>·</span> <bdi>{candidateName(right)}</bdi>
        </h2>
        <Reasons score={pair.score} reasons={pair.reasons} />
      </header>
      <FieldChoice
        label={t('Entry to keep')}
        value={kept}
        onChange={(side) => setKept(side as Side)}
        options={[left, right].map((candidate, at) => ({
          value: at === 0 ? 'left' : 'right',
          shown: t('Added {date}', { date: formatDate(candidate.createDate) }),
        }))}
      />
      <SideBySide {...choice} />
      <Group gap="sm" justify="space-between">
        <Group gap="sm">
          {[left, right].map((candidate, at) => (
            <TextLink
              key={candidate._id}
              to={paths.company.viewCandidate(candidate._id)}
              target="_blank"
              rel="noopener"
            >
              {t(at === 0 ? 'Open the first' : 'Open the second')}{' '}
              <span className={classes.newTab}>{t('(opens in a new tab)')}</span>
            </TextLink>
          ))}
        </Group>
        <Group gap="xs">
          <Button variant="default" disabled={isBusy} onClick={() => void run(() => verbs.setApart(pair))}>
            {t('Not the same')}
          </Button>
          <Button disabled={isBusy} onClick={() => void run(merge)}>
            {t(isBusy ? 'Please wait...' : 'Merge')}
          </Button>
        </Group>
      </Group>
    </article>
  )
}
