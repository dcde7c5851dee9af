import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { CandidateDuplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { KeyHint } from '../../../lib/keys/key-hint'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { DecisionBar } from '../../../lib/review/decision-bar'
import { once } from '../../../lib/review/once'
import { ReviewParts } from '../../../lib/review/review-desk'
import { ReviewHead } from '../../../lib/review/review-head'
import { useFocusOnChange } from '../../../lib/review/use-focus-on-change'
import { text } from '../../../lib/text'
import { Badge } from '../../../ui/badge'
import { candidateName } from '../candidate/exports/candidate-name'
import type { Side } from './choices'
import classes from './duplicate.module.css'
import { DuplicateProof } from './duplicate-proof'
import { SideBySide } from './exports/side-by-side'
import { useSideBySide } from './exports/use-side-by-side'
import { FieldChoice } from './field-choice'
import { isLikely, likelihood, reasonsLine } from './reasons'
import { useDuplicateVerbs } from './use-duplicate-verbs'

interface DuplicatePairProps {
  pair: CandidateDuplicate
  isSought: boolean
  /** Once the pair is done with, and gone from the list. */
  onDone: () => void
  /** Passes the pair over, where there is another. */
  later: (() => void) | undefined
  /** Who comes then. */
  then: string | undefined
  steps: ReactNode
}

/** Two entries side by side: which one stays, and whose value of each field where they differ. */
export function DuplicatePair({ pair, isSought, onDone, later, then, steps }: DuplicatePairProps) {
  const { t } = useTranslation()
  const title = useId()
  const heading = useRef<HTMLElement>(null)
  useFocusOnChange(heading, pair._id, isSought)
  const [kept, setKept] = useState<Side>('left')
  const [isBusy, setIsBusy] = useState(false)
  const verbs = useDuplicateVerbs()
  const [left, right] = pair.candidates as [Candidate, Candidate]
  const choice = useSideBySide(left, right, kept)
  const [keep, other] = kept === 'left' ? [left, right] : [right, left]

  async function run(work: () => Promise<boolean>) {
    if (isBusy) return
    setIsBusy(true)
    if (await work()) onDone()
    setIsBusy(false)
  }
  const merge = () =>
    run(() =>
      verbs.merge({
        keep: keep._id,
        keepVersion: keep.version,
        other: other._id,
        otherVersion: other.version,
        choices: choice.toChoices(),
      }),
    )
  const setApart = () => run(() => verbs.setApart(pair))
  usePageKeys([
    { key: 'm', label: text('Merge'), run: () => void merge() },
    { key: 'x', label: text('Not the same'), run: () => void setApart() },
    { key: 'l', label: text('Later'), run: () => later?.() },
    ...(choice.fields.includes('skills')
      ? [{ key: 'b', label: text('Take the skills of both'), run: () => choice.choose('skills', 'both') }]
      : []),
  ])

  return (
    <ReviewParts
      head={
        <ReviewHead
          title={
            <span id={title}>
              <bdi>{candidateName(left)}</bdi> {t('and')} <bdi>{candidateName(right)}</bdi>
            </span>
          }
          state={<Badge tone={isLikely(pair) ? 'attention' : 'neutral'}>{t(likelihood(pair))}</Badge>}
          facts={reasonsLine(pair.reasons)}
        >
          {steps}
        </ReviewHead>
      }
      proof={<DuplicateProof left={left} right={right} kept={kept} />}
      bar={
        <DecisionBar
          start={t('Keeps the entry added on {date}. You can undo a merge for 30 days.', {
            date: formatDate(keep.createDate),
          })}
          then={then && t('Then: {next}', { next: then })}
        >
          {later && (
            <Button variant="subtle" color="gray" disabled={isBusy} aria-keyshortcuts="l" onClick={later}>
              {t('Later')}
              <KeyHint keys="L" />
            </Button>
          )}
          <Button variant="default" disabled={isBusy} aria-keyshortcuts="x" onClick={once(() => void setApart())}>
            {t('Not the same')}
            <KeyHint keys="X" />
          </Button>
          <Button disabled={isBusy} aria-keyshortcuts="m" onClick={once(() => void merge())}>
            {t('Merge')}
            <KeyHint keys="M" />
          </Button>
        </DecisionBar>
      }
    >
      <article ref={heading} tabIndex={-1} className={classes.pair} aria-labelledby={title}>
        <FieldChoice
          label={t('Entry to keep')}
          value={kept}
          onChange={(side) => setKept(side as Side)}
          options={[left, right].map((candidate, at) => ({
            value: at === 0 ? 'left' : 'right',
            shown: (
              <>
                <b>
                  <bdi>{candidateName(candidate)}</bdi>
                </b>
                <br />
                {t('Added {date}', { date: formatDate(candidate.createDate) })}
              </>
            ),
          }))}
        />
        <SideBySide {...choice} />
      </article>
    </ReviewParts>
  )
}
