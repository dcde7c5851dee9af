import { type GroupType, groupTypeNames, groupTypes } from '@corridor/contract/vendor/vendor-group/kinds'
import type { VendorGroup, VendorGroupAdd } from '@corridor/contract/vendor/vendor-group/shapes'
import { Group, Radio, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from '../../../lib/language/i18n'
import { UnitSelect } from '../../people/unit/exports/unit-select'
import { MembersSelect } from '../vendor/exports/members-select'
import { type GroupForm, groupLabels } from './group-values'
import { RegionBoxes } from './region-boxes'
import { RuleFields } from './rule-fields'

/** The fields of a group, for adding and editing. */
export function GroupFields({ form, group }: { form: GroupForm; group?: VendorGroup }) {
  const { t } = useTranslation()
  const { values } = form
  const label = (name: keyof VendorGroupAdd) => t(groupLabels[name])
  return (
    <>
      <UnitSelect label={groupLabels.businessUnit} field={form.field('businessUnit')} />
      <TextInput {...form.field('groupName')} label={label('groupName')} withAsterisk autoFocus autoComplete="off" />
      <Textarea {...form.field('description')} label={label('description')} autosize minRows={2} withAsterisk />
      <Textarea
        {...form.field('recipients')}
        label={label('recipients')}
        description={t('Addresses beside those of the vendors, divided by commas.')}
        autosize
        dir="ltr"
      />
      <RegionBoxes form={form} group={group} />
      <Radio.Group
        label={label('groupType')}
        value={values.groupType}
        onChange={(type) => form.setValue('groupType', type as GroupType)}
      >
        <Group mt="xs" gap="lg">
          {groupTypes.map((type) => (
            <Radio key={type} value={type} label={t(groupTypeNames[type])} />
          ))}
        </Group>
      </Radio.Group>
      {values.groupType === 'shared_with_few' && (
        <MembersSelect
          label={groupLabels.shareWith}
          chosen={group?.shareWithInfo ?? []}
          field={form.field('shareWith')}
        />
      )}
      <Radio.Group
        label={label('status')}
        value={values.status}
        onChange={(status) => form.setValue('status', status as VendorGroupAdd['status'])}
      >
        <Group mt="xs" gap="lg">
          <Radio value="active" label={t('Active')} />
          <Radio value="inactive" label={t('Inactive')} />
        </Group>
      </Radio.Group>
      <RuleFields form={form} />
    </>
  )
}
