import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { askList } from '../../../lib/list/ask-list'
import { toSearch } from '../../../lib/page/search'
import { StepList, type WizardStep } from '../../../lib/wizard/step-list'
import classes from '../../../lib/wizard/wizard.module.css'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { candidateName } from '../candidate/exports/candidate-name'
import { partSource } from './part-kinds'
import { candidateSteps } from './steps'

interface StepFrameProps {
  step: number
  candidate: Candidate
  children: ReactNode
}

/** The frame of every step of a candidate's record: the steps at the side, the heading, and the ways on. */
export function StepFrame({ step, candidate, children }: StepFrameProps) {
  const { t } = useTranslation()
  const { name, words } = candidateSteps[step - 1] as (typeof candidateSteps)[number]
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  const counts = useCounts(candidate._id)

  // The step that was left took the focus with it.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.focus()
    scrollTo({ top: 0 })
  }, [step])

  const toStep = ({ name, kind }: (typeof candidateSteps)[number], at: number): WizardStep => {
    const count = kind ? counts[kind] : undefined
    const isDone = at === 0 || Boolean(count) || (!kind && candidate.resume !== null)
    return {
      name,
      to: at === 0 ? paths.company.editCandidate(candidate._id) : paths.company.candidateStep(at + 1),
      ...(at === 0 ? {} : { search: { candidate: candidate._id } }),
      isDone,
      note: count ? t('Entries: {n}', { n: formatNumber(count) }) : false,
    }
  }

  return (
    <div className={classes.wizard}>
      <StepList step={step} steps={candidateSteps.map(toStep)} />
      <div ref={content} tabIndex={-1} className={classes.content}>
        <div className={classes.progress}>
          <span>{t('Step {step} of {steps}', { step, steps: candidateSteps.length })}</span>
          <bdi>{candidateName(candidate)}</bdi>
        </div>
        <PageHeader title={t(name)} description={t(words)} />
        {children}
        <StepNavigation step={step} id={candidate._id} />
      </div>
    </div>
  )
}

const countedKinds = candidateSteps.flatMap(({ kind }) => kind ?? [])

/** How many entries of each kind there are. */
function useCounts(candidateId: string): Record<string, number | undefined> {
  const { data } = useQuery({
    queryKey: [...api.candidate.key(), 'parts', candidateId],
    queryFn: ({ signal }) =>
      Promise.all(
        countedKinds.map(async (kind): Promise<[string, number]> => {
          const { totalDocs } = await askList(partSource(kind, candidateId), { limit: 1 }, { signal })
          return [kind, totalDocs]
        }),
      ),
  })
  return Object.fromEntries(data ?? [])
}

function StepNavigation({ step, id }: { step: number; id: string }) {
  const { t } = useTranslation()
  const search = toSearch({ candidate: id })
  const previous =
    step === 2 ? { to: paths.company.editCandidate(id) } : { to: paths.company.candidateStep(step - 1), search }
  const isLast = step === candidateSteps.length
  return (
    <nav aria-label={t('Previous and next step')} className={classes.navigation}>
      <ButtonLink variant="default" {...previous}>
        {t('Previous')}
      </ButtonLink>
      {isLast ? (
        <ButtonLink ms="auto" to={paths.company.viewCandidate(id)}>
          {t('Finish')}
        </ButtonLink>
      ) : (
        <ButtonLink ms="auto" variant="default" to={paths.company.candidateStep(step + 1)} search={search}>
          {t('Next')}
        </ButtonLink>
      )}
    </nav>
  )
}
