import type { CompanyInfo } from '@corridor/contract/company/info/shapes'
import { toSlug } from '@corridor/contract/company/info/slug'
import { access } from '@corridor/contract/wire/access'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'

export const Route = createFileRoute('/company/setup/company-info')({
  staticData: { title: 'Company Info' },
  beforeLoad: only(access.setup.manage),
  component: InfoPage,
})

function InfoPage() {
  const query = useQuery({ ...api.info.get.queryOptions({ input: {} }), staleTime: 0 })
  return <RecordQuery query={query}>{({ data }) => <InfoForm key={data?.version} stands={data} />}</RecordQuery>
}

const fields = {
  companyName: text('Company Name'),
  companyUrl: text('Company URL'),
  website: text('Website'),
  vatNumber: text('VAT Number'),
  registrationNumber: text('Registration Number'),
  remoteCompanyId: text('Remote Company ID'),
} as const
type Field = keyof typeof fields
const names = Object.keys(fields) as Field[]

/** Beside a field: what it is for, where its name does not say so. */
const hints: Partial<Record<Field, string>> = {
  companyUrl: text('The last part of your public address, /jobs/…. Addresses that you had before keep leading to you.'),
  remoteCompanyId: text('What other systems call your company.'),
}

const toValues = (stands: CompanyInfo | null, name: string) => ({
  companyName: stands?.companyName ?? name,
  companyUrl: stands?.companyUrl ?? toSlug(name),
  website: stands?.website ?? '',
  vatNumber: stands?.vatNumber ?? '',
  registrationNumber: stands?.registrationNumber ?? '',
  remoteCompanyId: stands?.remoteCompanyId ?? '',
  ...(stands ? { version: stands.version } : {}),
})

function InfoForm({ stands }: { stands: CompanyInfo | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const name = useSession()?.user.companyInfo?.name ?? ''
  const form = useRecordForm({
    entity: 'Company info',
    draft: 'company-info.edit',
    schema: () => import('@corridor/contract/company/info/shapes').then(({ CompanyInfoAdd }) => CompanyInfoAdd),
    initial: toValues(stands, name),
    submit: (values) => client.info.add(values),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Company info') }))
      await refresh(api.info)
      await navigate({ to: paths.company.overview })
    },
    merging: { reload: async () => toValues((await client.info.get({})).data, name), labels: fields },
  })
  return (
    <FormPage
      form={form}
      title="Company Info"
      description="What your company says of itself. What is verified of it stands in Account Details."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.overview}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      {names.map((field) => (
        <TextInput
          key={field}
          {...form.field(field)}
          label={t(fields[field])}
          description={hints[field] && t(hints[field])}
          withAsterisk
          {...(field === 'companyUrl' || field === 'website' ? { dir: 'ltr' } : {})}
        />
      ))}
    </FormPage>
  )
}
