import { companyRoles, type Role, roleNames } from '@corridor/contract/wire/access'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import classes from './invited-person.module.css'

export const nobody = {
  firstName: '',
  lastName: '',
  nameConfirmed: false,
  hasOnlyOneName: false,
  email: '',
  role: 'recruiter' as (typeof companyRoles)[number],
}

interface InvitedPersonProps {
  form: FieldsForm<typeof nobody>
  at: number
  /** Undefined for the only one. */
  remove: (() => void) | undefined
}

/** One of the people who are invited together. */
export function InvitedPerson({ form, at, remove }: InvitedPersonProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.person}>
      <legend>{t('Person {n}', { n: at + 1 })}</legend>
      <Stack gap="sm">
        <PersonNameFields form={form} />
        <TextInput {...form.field('email')} type="email" label={t('Email')} autoComplete="off" withAsterisk />
        <LateSelect
          {...form.field('role')}
          label={t('Role')}
          data={companyRoles.map((role: Role) => ({ value: role, label: t(roleNames[role]) }))}
          allowDeselect={false}
          withAsterisk
        />
        {remove && (
          <Group justify="flex-end">
            <Button variant="subtle" color="red" onClick={remove}>
              {t('Remove')}
            </Button>
          </Group>
        )}
      </Stack>
    </fieldset>
  )
}
