import { Button } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Badge } from '../../ui/badge'
import { formatDate } from '../format/format'
import { KeyHint } from '../keys/key-hint'
import { usePageKeys } from '../keys/page-keys'
import { useTranslation } from '../language/i18n'
import { text } from '../language/text'
import { DecisionBar } from '../review/decision-bar'
import { once } from '../review/once'
import { ReviewParts } from '../review/review-desk'
import { ReviewHead } from '../review/review-head'
import { useFocusOnChange } from '../review/use-focus-on-change'
import type { DoubleDesk, Entry, Pair, Side } from './doubles'
import classes from './duplicate.module.css'
import { FieldChoice } from './field-choice'
import { isLikely, likelihood, reasonsLine } from './reasons'
import { SideBySide } from './side-by-side'
import { useDuplicateVerbs } from './use-duplicate-verbs'
import { useSideBySide } from './use-side-by-side'

interface DuplicatePairProps<Rec, Field extends string, Reason extends string> {
  desk: DoubleDesk<Rec, Field, Reason>
  pair: Pair<Rec, Reason>
  isSought: boolean
  /** Once the pair is done with, and gone from the list. */
  onDone: () => void
  /** Passes the pair over, where there is another. */
  later: (() => void) | undefined
  /** The pair that comes then. */
  then: string | undefined
  steps: ReactNode
}

/** Two entries side by side: which one stays, and whose value of each field where they differ. */
export function DuplicatePair<Rec extends Entry, Field extends string, Reason extends string>({
  desk,
  pair,
  isSought,
  onDone,
  later,
  then,
  steps,
}: DuplicatePairProps<Rec, Field, Reason>) {
  const { t } = useTranslation()
  const title = useId()
  const heading = useRef<HTMLElement>(null)
  useFocusOnChange(heading, pair._id, isSought)
  const [kept, setKept] = useState<Side>('left')
  const [isBusy, setIsBusy] = useState(false)
  const { doubles, Proof } = desk
  const comparison = typeof desk.comparison === 'function' ? desk.comparison(pair) : desk.comparison
  const { nameOf } = doubles
  const verbs = useDuplicateVerbs(doubles)
  const [left, right] = pair.records as [Rec, Rec]
  const choice = useSideBySide(comparison, left, right, kept)
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
    ...choice.fields.flatMap((field) => {
      const { hotkey, keyLabel } = comparison.both[field] ?? {}
      return hotkey && keyLabel ? [{ key: hotkey, label: keyLabel, run: () => choice.choose(field, 'both') }] : []
    }),
  ])

  return (
    <ReviewParts
      head={
        <ReviewHead
          title={
            <span id={title}>
              <bdi>{nameOf(left)}</bdi> {t('and')} <bdi>{nameOf(right)}</bdi>
            </span>
          }
          state={<Badge tone={isLikely(pair) ? 'attention' : 'neutral'}>{t(likelihood(pair))}</Badge>}
          facts={reasonsLine(pair.reasons, desk.reasons)}
        >
          {steps}
        </ReviewHead>
      }
      proof={<Proof left={left} right={right} kept={kept} />}
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
          options={[left, right].map((record, at) => ({
            value: at === 0 ? 'left' : 'right',
            shown: (
              <>
                <b>
                  <bdi>{nameOf(record)}</bdi>
                </b>
                <br />
                {t('Added {date}', { date: formatDate(record.createDate) })}
              </>
            ),
          }))}
        />
        <SideBySide {...choice} />
      </article>
    </ReviewParts>
  )
}
