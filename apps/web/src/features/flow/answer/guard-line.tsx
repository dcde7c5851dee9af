import type { BenchPerson } from '@corridor/contract/flow/answer/shapes'
import { TextInput } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { GuardNotes } from '../../job/submission/exports/guard-notes'
import { asksWhy } from './bench'
import classes from './submit.module.css'

interface GuardLineProps {
  person: BenchPerson
  reason: string
  setReason: (reason: string) => void
}

/** The guard's words about somebody who is about to be submitted. */
export function GuardLine({ person, reason, setReason }: GuardLineProps) {
  const { t } = useTranslation()
  const name = person.candidateInfo.map(candidateName).join('')
  const asks = asksWhy(person)
  return (
    <div className={classes.guard} data-asks={asks || undefined}>
      {asks ? <IconAlertTriangle size={18} aria-hidden /> : <IconShieldCheck size={18} aria-hidden />}
      <div>
        <span>
          {asks
            ? t('{name} was submitted before. Why again?', { name })
            : t('{name} stands in no other submission that matters.', { name })}
        </span>
        {asks && (
          <>
            <GuardNotes found={person.earlier.filter(({ why }) => why !== 'live')} />
            <TextInput
              aria-label={t('Why {name} is submitted again', { name })}
              value={reason}
              onChange={({ currentTarget: { value } }) => setReason(value)}
              maxLength={500}
              required
            />
          </>
        )}
      </div>
    </div>
  )
}
