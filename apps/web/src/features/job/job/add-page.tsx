import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { FormPage } from '../../../lib/form/form-page'
import { only } from '../../../lib/session/only'
import { JobFields } from './job-fields'
import { useAddJob } from './use-add-job'

export const Route = createFileRoute('/company/job/add-job')({
  staticData: { title: 'Add Job' },
  beforeLoad: only(access.jobs.manage),
  component: AddJobPage,
})

function AddJobPage() {
  const form = useAddJob()
  return (
    <FormPage
      form={form}
      title="Add Job"
      description="What is looked for, for whom, and until when. The JD Extractor fills this in from an ad."
      submitLabel="Add Job"
    >
      <JobFields form={form} />
    </FormPage>
  )
}
