import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { useTranslation } from '../../../lib/language/i18n'
import { LostPage } from '../../../lib/page/lost-page'
import { PageBusy } from '../../../lib/page/page-busy'
import { toSearch } from '../../../lib/page/search'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import classes from '../../../lib/wizard/wizard.module.css'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { StepFrame } from './step-frame'
import { nextStep, previousStep, vendorSteps } from './steps'
import { toStep } from './to-step'

export const Route = createFileRoute('/company/vendors/add-vendor-step-{$step}')({
  staticData: { title: 'Vendor' },
  beforeLoad: ({ params }) => {
    toStep(params.step)
    only(access.vendors.manage)()
  },
  notFoundComponent: LostPage,
  component: VendorStepPage,
})

function VendorStepPage() {
  const step = toStep(useParams({ from: '/company/vendors/add-vendor-step-{$step}' }).step)
  const id = useSearchText('vendor')
  // The steps belong to a vendor: the first one makes it.
  if (!id) return <Navigate to={paths.company.addVendor} replace />
  return <StepOf key={id} id={id} step={step} />
}

function StepOf({ id, step }: { id: string; step: number }) {
  const query = useQuery(api.vendor.view.queryOptions({ input: { vendorId: id } }))
  return <RecordQuery query={query}>{({ data }) => <OpenStep vendor={data} step={step} />}</RecordQuery>
}

function OpenStep({ vendor, step }: { vendor: Vendor; step: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const Step = vendorSteps[step - 1]?.Step
  const next = nextStep(step)
  const search = toSearch({ vendor: vendor._id })
  const toNext = next ? { to: paths.company.vendorStep(next), search } : { to: paths.company.listVendor, search: {} }
  return (
    <StepFrame step={step} vendor={vendor}>
      <Suspense fallback={<PageBusy />}>
        {Step && <Step key={step} vendor={vendor} onSaved={() => navigate(toNext)} />}
      </Suspense>
      <nav aria-label={t('Previous and next step')} className={classes.navigation}>
        <ButtonLink variant="default" to={paths.company.vendorStep(previousStep(step))} search={search}>
          {t('Previous')}
        </ButtonLink>
        <ButtonLink ms="auto" variant="default" {...toNext}>
          {t(next ? 'Next' : 'Finish')}
        </ButtonLink>
      </nav>
    </StepFrame>
  )
}
