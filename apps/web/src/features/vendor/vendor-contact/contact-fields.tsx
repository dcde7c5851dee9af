import { vendorContactTypeNames, vendorContactTypes } from '@corridor/contract/vendor/vendor-contact/kinds'
import type { VendorContact, VendorContactAdd } from '@corridor/contract/vendor/vendor-contact/shapes'
import { Checkbox, Group, Textarea, TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { MemberSelect } from '../../people/member/exports/member-select'
import { TechnologiesInput } from '../vendor/exports/technologies-input'
import { contactLabels } from './contact-labels'
import { ProfilesInput } from './profiles-input'

/** The fields of a contact, for adding and editing. */
export function ContactFields({ form, row }: FieldsProps<VendorContact, VendorContactAdd>) {
  const { t } = useTranslation()
  const input = (name: keyof VendorContactAdd) => ({
    ...form.field(name),
    label: t(contactLabels[name]),
    autoComplete: 'off',
  })
  const phone = { type: 'tel', dir: 'ltr' } as const
  return (
    <>
      <div className={classes.pair}>
        <TextInput {...input('firstName')} withAsterisk />
        <TextInput {...input('lastName')} />
      </div>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('vendorContactType')}
          label={t(contactLabels.vendorContactType)}
          data={vendorContactTypes.map((value) => ({ value, label: t(vendorContactTypeNames[value]) }))}
          allowDeselect={false}
        />
        <TextInput {...input('designation')} />
      </div>
      <div className={classes.pair}>
        <TextInput {...input('emailId')} type="email" dir="ltr" />
        <TextInput {...input('employerName')} />
      </div>
      <div className={classes.pair}>
        <TextInput {...input('mobileNumber')} {...phone} />
        <TextInput {...input('officeNumber')} {...phone} />
      </div>
      <MemberSelect label={contactLabels.owner} chosen={row?.ownerInfo[0]} field={form.field('owner')} />
      <TextInput {...input('address')} />
      <ProfilesInput {...form.field('socialProfiles')} value={form.values.socialProfiles} />
      <TechnologiesInput {...form.field('technologies')} value={form.values.technologies} />
      <Group gap="lg">
        <Checkbox {...form.tick('sendRequirement')} label={t(contactLabels.sendRequirement)} />
        <Checkbox {...form.tick('sendHotlist')} label={t(contactLabels.sendHotlist)} />
      </Group>
      <Textarea {...input('comment')} autosize minRows={2} maxRows={6} />
      <LateSelect
        {...form.field('status')}
        label={t(contactLabels.status)}
        data={[
          { value: 'active', label: t('Active') },
          { value: 'inactive', label: t('Inactive') },
        ]}
        allowDeselect={false}
      />
    </>
  )
}
