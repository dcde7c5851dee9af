import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './summary.module.css'

interface SummaryCardProps {
  step: number
  /** A key. */
  title: string
  /** A key; present where nothing was given. */
  emptyDescription?: string | undefined
  children: ReactNode
}

/** The answers of one step, with the way back to it. */
export function SummaryCard({ step, title, emptyDescription, children }: SummaryCardProps) {
  const { t } = useTranslation()
  const edit = (
    <ButtonLink
      size="compact-md"
      variant="default"
      to={paths.company.onboardingStep(step)}
      search={{ mode: 'edit' }}
      aria-label={t('Edit {name}', { name: t(title) })}
    >
      {t('Edit')}
    </ButtonLink>
  )
  return (
    <RecordCard title={title} action={edit}>
      {emptyDescription ? <p className={classes.none}>{t(emptyDescription)}</p> : children}
    </RecordCard>
  )
}
