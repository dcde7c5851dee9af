import type { Given } from '../../../lib/places'
import RecordJobs from '../job/exports/record-jobs'
import { RecordSubmissions } from './exports/record-submissions'

/** Beside a vendor: the jobs that it asks people for, and who was submitted to it. */
export default function VendorWorkPart({ vendorId }: Given<'vendor.work'>) {
  return (
    <>
      <RecordJobs of={{ vendor: vendorId }} />
      <RecordSubmissions of={{ vendor: vendorId }} />
    </>
  )
}
