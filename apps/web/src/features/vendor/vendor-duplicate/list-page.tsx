import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { DuplicateList } from '../../../lib/duplicate/duplicate-list'
import { only } from '../../../lib/session/only'
import { vendorDesk } from './desk'

export const Route = createFileRoute('/company/vendors/list-duplicate')({
  staticData: { title: 'Duplicates' },
  beforeLoad: only(access.vendors.manage),
  component: ListVendorDuplicatePage,
})

function ListVendorDuplicatePage() {
  return <DuplicateList desk={vendorDesk} />
}
