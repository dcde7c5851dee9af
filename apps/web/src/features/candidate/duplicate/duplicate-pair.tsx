import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { type MergeField, mergeFields } from '@corridor/contract/candidate/duplicate/reasons'
import type { CandidateDuplicate } from '@corridor/contract/candidate/duplicate/shapes'
import { Button, Group } from '@mantine/core'
import { useId, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { AvailabilityText } from '../candidate/exports/availability'
import { candidateName } from '../candidate/exports/candidate-name'
import { PhoneOf } from '../candidate/exports/phone-of'
import { type Chosen, differing, type Side, toMergeChoices, usualChoice } from './choices'
import classes from './duplicate.module.css'
import { FieldChoice } from './field-choice'
import { Reasons } from './reasons'
import { useDuplicateVerbs } from './use-duplicate-verbs'
import { fieldWords } from './words'

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
  const [chosen, setChosen] = useState<Chosen>({})
  const [isBusy, setIsBusy] = useState(false)
  const verbs = useDuplicateVerbs()
  const [left, right] = pair.candidates as [Candidate, Candidate]
  const fields = differing(left, right)
  const same = mergeFields.filter((field) => !fields.includes(field))
  const choiceOf = (field: MergeField) => chosen[field] ?? usualChoice(field, kept, left, right)

  async function run(work: () => Promise<boolean>) {
    setIsBusy(true)
    if (await work()) onDone()
    setIsBusy(false)
  }
  const merge = () => {
    const [keep, other] = kept === 'left' ? [left, right] : [right, left]
    const choices = toMergeChoices(kept, Object.fromEntries(fields.map((field) => [field, choiceOf(field)])))
    return verbs.merge({
      keep: keep._id,
      keepVersion: keep.version,
      other: other._id,
      otherVersion: other.version,
      choices,
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
      {fields.map((field) => (
        <FieldChoice
          key={field}
          label={t(fieldWords[field])}
          value={choiceOf(field)}
          onChange={(side) => setChosen({ ...chosen, [field]: side })}
          options={[
            { value: 'left', shown: <Value field={field} candidate={left} /> },
            { value: 'right', shown: <Value field={field} candidate={right} /> },
            ...(field === 'skills' ? [{ value: 'both', shown: t('All of both') }] : []),
          ]}
        />
      ))}
      {same.length > 0 && (
        <p className={classes.quiet}>
          {t('The same in both: {fields}', { fields: same.map((field) => t(fieldWords[field])).join(', ') })}
        </p>
      )}
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

function Value({ field, candidate }: { field: MergeField; candidate: Candidate }) {
  const { t } = useTranslation()
  const shown = textOf(field, candidate)
  if (typeof shown === 'boolean') return t(shown ? 'Yes' : 'No')
  if (field === 'status') return t(shown === 'active' ? 'Active' : 'Inactive')
  if (field === 'availability' && shown) return <AvailabilityText value={shown} />
  if (!shown) return <span className={classes.quiet}>{t('Empty')}</span>
  if (field === 'phone') return <PhoneOf phone={candidate.phoneInfo[0]} />
  return <bdi>{shown}</bdi>
}

function textOf(field: MergeField, candidate: Candidate): string | boolean | null {
  if (field === 'name') return candidateName(candidate)
  if (field === 'skills') return candidate.skills.join(', ')
  if (field === 'resume') return candidate.resume?.originalName ?? null
  if (field === 'workAuthorization') return candidate.workAuthorizationInfo[0]?.name ?? null
  if (field === 'experience') return candidate.experience === null ? null : String(candidate.experience)
  return candidate[field]
}
