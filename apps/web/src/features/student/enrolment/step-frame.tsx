import type { Student } from '@corridor/contract/student/student/shapes'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatName, formatShortDate, ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'
import { StepList, type WizardStep } from '../../../lib/wizard/step-list'
import classes from '../../../lib/wizard/wizard.module.css'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { isOpen, type Step, steps, wayTo } from './steps'

interface StepFrameProps {
  step: Step
  /** Undefined until the first step is saved. */
  student: Student | undefined
  children: ReactNode
}

/** The frame of every step of an enrolment: the ten at the side with who saved them and when, and the heading. */
export function StepFrame({ step, student, children }: StepFrameProps) {
  const { t } = useTranslation()
  const isEdit = useSearchText('mode') === 'edit'
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step.number)

  // The step that was left took the focus with it.
  useEffect(() => {
    if (shown.current === step.number) return
    shown.current = step.number
    content.current?.focus()
    scrollTo({ top: 0 })
  }, [step.number])

  const toWizardStep = (one: Step): WizardStep => {
    const saved = student?.savedSteps.find(({ step: number }) => number === one.number)
    const way = student && isOpen(student, one.number) ? wayTo(student, one) : undefined
    return {
      name: one.heading,
      to: way?.to,
      ...(way ? { search: way.search } : {}),
      isDone: saved !== undefined,
      note: saved && (
        <bdi>
          {dotted(one.number < step.number && t('Completed'), ownerName(saved.savedBy), formatShortDate(saved.savedAt))}
        </bdi>
      ),
    }
  }

  return (
    <div className={classes.wizard}>
      <StepList step={step.number} steps={steps.map(toWizardStep)} />
      <div ref={content} tabIndex={-1} className={classes.content}>
        {student && (
          <div className={classes.progress}>
            <TextLink to={paths.company.viewStudent(student._id)}>
              <bdi>{formatName(student.fullName)}</bdi>
            </TextLink>
          </div>
        )}
        <PageHeader title={t(isEdit ? 'Edit {heading}' : 'Add {heading}', { heading: t(step.heading) })} />
        {children}
        {student && <StepNavigation step={step} student={student} />}
      </div>
    </div>
  )
}

/** The ways to the steps beside this one, as far as they are open. */
function StepNavigation({ step, student }: { step: Step; student: Student }) {
  const { t } = useTranslation()
  const before = steps[step.number - 2]
  const next = steps[step.number]
  const link = (one: Step, words: string) => {
    const { to, search } = wayTo(student, one)
    return (
      <ButtonLink variant="default" to={to} search={toSearch(search)} {...(one === next ? { ms: 'auto' } : {})}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <nav aria-label={t('Previous and next step')} className={classes.navigation}>
      {before && isOpen(student, before.number) && link(before, t('Previous'))}
      {next && isOpen(student, next.number) && link(next, t('Next'))}
    </nav>
  )
}
