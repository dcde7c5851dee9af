import { wholeCompany } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor, VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { toSearch } from '../../../lib/page/search'
import classes from '../../../lib/wizard/wizard.module.css'
import { paths } from '../../../paths'
import { DetailsFields } from './details-fields'
import { detailLabels } from './exports/detail-labels'
import { LikelyVendors } from './likely-vendors'
import { nextStep } from './steps'

const blank: VendorStepOne = {
  primaryBusinessUnit: wholeCompany,
  vendorVisibility: 'company',
  businessUnits: [],
  vendorName: '',
  federalId: '',
  website: '',
  contactNumber: '',
  fax: '',
  email: '',
  address: '',
  country: null,
  state: '',
  city: '',
  zipCode: '',
  sendRequirement: false,
  sendHotlist: false,
  primaryOwner: null,
  ownership: [],
  vendorLead: null,
  technologies: [],
  aboutVendor: '',
  vendorType: null,
  groupStatus: 'active',
}

const toValues = (vendor: Vendor) => {
  // Object.fromEntries forgets the names.
  const details = Object.fromEntries(
    Object.keys(blank).map((name) => [name, vendor[name as keyof VendorStepOne]]),
  ) as unknown as VendorStepOne
  return { id: vendor._id, version: vendor.version, ...details }
}

const shapes = () => import('@corridor/contract/vendor/vendor/shapes')

/** Says that the step was saved, and leads to the next. */
function useSaved() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return async ({ message, data }: { message: string; data: Vendor }) => {
    toast.success(t(message))
    await refresh(api.vendor)
    const next = nextStep(1)
    if (next) await navigate({ to: paths.company.vendorStep(next), search: toSearch({ vendor: data._id }) })
  }
}

/** The first step of a new vendor: it makes the vendor. */
export function NewDetails() {
  const onSaved = useSaved()
  const form = useRecordForm({
    entity: 'Vendor',
    draft: 'vendor.add',
    schema: () => shapes().then(({ VendorStepOne }) => VendorStepOne),
    initial: blank,
    submit: (details) => client.vendor.stepOne(details),
    onSaved,
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue">
        <DetailsFields form={form} />
        <LikelyVendors values={form.values} isBusy={form.isBusy} />
      </RecordForm>
    </div>
  )
}

/** The first step of a vendor that stands. */
export function SavedDetails({ vendor }: { vendor: Vendor }) {
  const onSaved = useSaved()
  const form = useRecordForm({
    entity: 'Vendor',
    draft: 'vendor.edit',
    schema: () => shapes().then(({ VendorUpdate }) => VendorUpdate),
    initial: toValues(vendor),
    submit: (details) => client.vendor.update(details),
    onSaved,
    merging: {
      reload: async () => toValues((await client.vendor.view({ vendorId: vendor._id })).data),
      labels: detailLabels,
    },
  })
  return (
    <div className={classes.card}>
      <RecordForm form={form} submitLabel="Save and continue">
        <DetailsFields form={form} vendor={vendor} />
        <LikelyVendors values={form.values} vendorId={vendor._id} isBusy={form.isBusy} />
      </RecordForm>
    </div>
  )
}
