import { Checkbox, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language/i18n'
import { KeepName } from './keep-name'
import classes from './person-name-fields.module.css'

interface PersonNames {
  firstName: string
  lastName: string
  nameConfirmed: boolean
  hasOnlyOneName: boolean
}

type Name = 'firstName' | 'lastName'

interface NameForm {
  values: PersonNames
  field: (name: Name) => { error?: string | undefined; disabled?: boolean }
  tick: (name: 'hasOnlyOneName') => object
  errorOf: (name: Name) => unknown
  clearError: (name: Name) => void
  setValue: ((name: Name, value: string) => void) & ((name: 'nameConfirmed' | 'hasOnlyOneName', value: boolean) => void)
}

interface PersonNameFieldsProps {
  form: NameForm
  /** A key; says that there is no last name. */
  oneName?: string
  /** Between the two, where the record has one; cleared for a person with one name. */
  middleName?: { input: ReactNode; clear: () => void }
}

/** First and last name, with the two answers that let a short name and a single name through. */
export function PersonNameFields({ form, oneName, middleName }: PersonNameFieldsProps) {
  const { t } = useTranslation()
  const { firstName, hasOnlyOneName } = form.values
  return (
    <Stack gap="xs">
      <div className={classes.names} data-three={Boolean(middleName) && !hasOnlyOneName}>
        <NameInput form={form} name="firstName" label={t(hasOnlyOneName ? 'Name' : 'First Name')} />
        {!hasOnlyOneName && middleName?.input}
        {!hasOnlyOneName && <NameInput form={form} name="lastName" label={t('Last Name')} />}
      </div>
      <Checkbox
        {...form.tick('hasOnlyOneName')}
        label={t(oneName ?? 'This person has only one name')}
        onChange={(event) => {
          form.setValue('hasOnlyOneName', event.currentTarget.checked)
          if (event.currentTarget.checked) {
            form.setValue('lastName', '')
            middleName?.clear()
          }
          form.clearError('lastName')
        }}
        checked={hasOnlyOneName}
        data-name={firstName}
      />
    </Stack>
  )
}

function NameInput({ form, name, label }: { form: NameForm; name: Name; label: string }) {
  return (
    <div>
      <TextInput {...form.field(name)} label={label} autoComplete="off" withAsterisk />
      <KeepName
        name={form.values[name]}
        message={form.errorOf(name)}
        keep={() => {
          form.setValue('nameConfirmed', true)
          form.clearError('firstName')
          form.clearError('lastName')
        }}
      />
    </div>
  )
}
