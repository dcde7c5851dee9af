import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { StepList, type WizardStep } from '../../../lib/wizard/step-list'
import classes from '../../../lib/wizard/wizard.module.css'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { vendorSteps } from './steps'

interface StepFrameProps {
  step: number
  /** Undefined until the first step is saved. */
  vendor: Vendor | undefined
  children: ReactNode
}

/** The frame of every step of a vendor: the steps at the side, the heading with the count, and a new one. */
export function StepFrame({ step, vendor, children }: StepFrameProps) {
  const { t } = useTranslation()
  const { words } = vendorSteps[step - 1] as (typeof vendorSteps)[number]
  const content = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  // The step that was left took the focus with it.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    content.current?.focus()
    scrollTo({ top: 0 })
  }, [step])

  const toStep = ({ name, Step }: (typeof vendorSteps)[number], at: number): WizardStep => {
    const count = at === contactsAt ? vendor?.totalContacts : undefined
    return {
      name,
      to: vendor && (at === 0 || Step) ? paths.company.vendorStep(at + 1) : undefined,
      ...(vendor ? { search: { vendor: vendor._id } } : {}),
      isDone: vendor?.savedSteps.includes(at + 1) ?? false,
      note: count ? t('Entries: {n}', { n: formatNumber(count) }) : false,
    }
  }

  return (
    <div className={classes.wizard}>
      <StepList step={step} steps={vendorSteps.map(toStep)} />
      <div ref={content} tabIndex={-1} className={classes.content}>
        <div className={classes.progress}>
          <span>{`${formatNumber(step)}/${formatNumber(vendorSteps.length)}`}</span>
          {vendor && <bdi>{vendor.vendorName}</bdi>}
        </div>
        <PageHeader
          title={t(step === 1 && !vendor ? 'Add Vendor' : (vendorSteps[step - 1]?.name ?? ''))}
          description={t(words)}
        >
          <ButtonLink variant="default" to={paths.company.addVendorGroup}>
            {t('Add Vendor Group')}
          </ButtonLink>
          {vendor && (
            <ButtonLink
              variant="default"
              to={paths.company.addVendor}
              search={{}}
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {t('Add New')}
            </ButtonLink>
          )}
        </PageHeader>
        {children}
      </div>
    </div>
  )
}

const contactsAt = 3
