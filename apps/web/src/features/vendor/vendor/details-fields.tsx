import {
  vendorTypeNames,
  vendorTypes,
  vendorVisibilities,
  vendorVisibilityNames,
} from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor, VendorStepOne } from '@corridor/contract/vendor/vendor/shapes'
import { Checkbox, Group, Radio, Skeleton, Textarea, TextInput } from '@mantine/core'
import { Suspense } from 'react'
import classes from '../../../lib/entry/entries.module.css'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { LateSelect } from '../../../lib/late/late-select'
import { MemberSelect } from '../../people/member/exports/member-select'
import { type DetailsForm, detailLabels } from './exports/detail-labels'
import { MembersSelect } from './exports/members-select'
import { TechnologiesInput } from './exports/technologies-input'
import { PlaceBoxes } from './place-boxes'

// Selects of several are the heaviest part, and far down.
const UnitBoxes = late(() => import('./unit-boxes'))
const selectHeight = 60

/** The fields of the first step. */
export function DetailsFields({ form, vendor }: { form: DetailsForm; vendor?: Vendor }) {
  const { t } = useTranslation()
  const { values } = form
  const label = (name: keyof VendorStepOne) => t(detailLabels[name])
  return (
    <>
      <TextInput {...form.field('vendorName')} label={label('vendorName')} withAsterisk autoFocus autoComplete="off" />
      <div className={classes.pair}>
        <LateSelect
          {...form.field('vendorType')}
          label={label('vendorType')}
          data={vendorTypes.map((value) => ({ value, label: t(vendorTypeNames[value]) }))}
          clearable
        />
        <TextInput {...form.field('federalId')} label={label('federalId')} autoComplete="off" dir="ltr" />
      </div>
      <Textarea {...form.field('aboutVendor')} label={label('aboutVendor')} autosize minRows={2} maxRows={8} />
      <TextInput {...form.field('website')} label={label('website')} type="url" dir="ltr" autoComplete="off" />
      <div className={classes.pair}>
        <TextInput
          {...form.field('contactNumber')}
          label={label('contactNumber')}
          type="tel"
          dir="ltr"
          autoComplete="off"
        />
        <TextInput {...form.field('email')} label={label('email')} type="email" dir="ltr" autoComplete="off" />
      </div>
      <TextInput {...form.field('fax')} label={label('fax')} type="tel" dir="ltr" autoComplete="off" />
      <PlaceBoxes form={form} vendor={vendor} />
      <TechnologiesInput {...form.field('technologies')} value={values.technologies} />
      <Group gap="lg">
        <Checkbox {...form.tick('sendRequirement')} label={label('sendRequirement')} />
        <Checkbox {...form.tick('sendHotlist')} label={label('sendHotlist')} />
      </Group>
      <MemberSelect
        label={detailLabels.primaryOwner}
        chosen={vendor?.primaryOwnerInfo[0]}
        field={form.field('primaryOwner')}
      />
      <MembersSelect
        label={detailLabels.ownership}
        chosen={vendor?.ownershipInfo ?? []}
        field={form.field('ownership')}
      />
      <MemberSelect
        label={detailLabels.vendorLead}
        chosen={vendor?.vendorLeadInfo[0]}
        field={form.field('vendorLead')}
      />
      <LateSelect
        {...form.field('vendorVisibility')}
        label={label('vendorVisibility')}
        description={t('Private: its owners alone. Business Units: whoever is in one of them. Company: everybody.')}
        data={vendorVisibilities.map((value) => ({ value, label: t(vendorVisibilityNames[value]) }))}
        allowDeselect={false}
      />
      <Suspense fallback={<Skeleton height={selectHeight} />}>
        <UnitBoxes form={form} />
      </Suspense>
      <Radio.Group
        label={label('groupStatus')}
        value={values.groupStatus}
        onChange={(status) => form.setValue('groupStatus', status as VendorStepOne['groupStatus'])}
      >
        <Group mt="xs" gap="lg">
          <Radio value="active" label={t('Active')} />
          <Radio value="inactive" label={t('Inactive')} />
        </Group>
      </Radio.Group>
    </>
  )
}
