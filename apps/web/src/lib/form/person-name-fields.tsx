import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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
  setValue: ((name: Name, value: string) => void) & ((name: 'nameConfirmed', value: boolean) => void)
}

// The contract's message for a name below the minimum (product.md, People whose names don't fit).
const tooShort = /^Minimum (\d+ characters|length is \d+)$/

interface PersonNameFieldsProps {
  form: NameForm
  /** A key; says that there is no last name. */
  oneName?: string
}

/** First and last name, with the two answers that let a short name and a single name through. */
export function PersonNameFields({ form, oneName }: PersonNameFieldsProps) {
  const { t } = useTranslation()
  const { firstName, hasOnlyOneName } = form.values
  return (
    <Stack gap="xs">
      <div className={classes.names}>
        <NameInput form={form} name="firstName" label={t(hasOnlyOneName ? 'Name' : 'First Name')} />
        {!hasOnlyOneName && <NameInput form={form} name="lastName" label={t('Last Name')} />}
      </div>
      <Checkbox
        {...form.tick('hasOnlyOneName')}
        label={t(oneName ?? 'This person has only one name')}
        onChange={(event) => {
          form.setValue('hasOnlyOneName' as never, event.currentTarget.checked as never)
          if (event.currentTarget.checked) form.setValue('lastName', '')
          form.clearError('lastName')
        }}
        checked={hasOnlyOneName}
        data-name={firstName}
      />
    </Stack>
  )
}

function NameInput({ form, name, label }: { form: NameForm; name: Name; label: string }) {
  const { t } = useTranslation()
  const typed = form.values[name].trim()
  return (
    <div>
      <TextInput {...form.field(name)} label={label} autoComplete="off" withAsterisk />
      {typed !== '' && tooShort.test(String(form.errorOf(name) ?? '')) && (
        <Button
          size="compact-sm"
          variant="subtle"
          mt={4}
          onClick={() => {
            form.setValue('nameConfirmed', true)
            form.clearError('firstName')
            form.clearError('lastName')
          }}
        >
          {t('Keep "{name}", it is the full name', { name: typed })}
        </Button>
      )}
    </div>
  )
}
