import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useSearchText } from '../../../lib/page/use-search-text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { NewDetails, SavedDetails } from './details-step'
import { StepFrame } from './step-frame'

export const Route = createFileRoute('/company/vendors/add-vendor')({
  staticData: { title: 'Add Vendor' },
  beforeLoad: only(access.vendors.manage),
  component: AddVendorPage,
})

function AddVendorPage() {
  const id = useSearchText('vendor')
  return id ? (
    <SavedVendor key={id} id={id} />
  ) : (
    <StepFrame key="new" step={1} vendor={undefined}>
      <NewDetails />
    </StepFrame>
  )
}

function SavedVendor({ id }: { id: string }) {
  const query = useQuery(api.vendor.view.queryOptions({ input: { vendorId: id } }))
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <StepFrame step={1} vendor={data}>
          <SavedDetails vendor={data} />
        </StepFrame>
      )}
    </RecordQuery>
  )
}
