import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { FurtherInputs } from './further-inputs'

interface ContactInputsProps {
  form: RecordFormState<CandidateAdd>
  /** The place where a value was read. */
  hint: (name: 'email' | 'phone') => { description: ReactNode }
}

const emailWords = {
  one: text('Further e-mail address'),
  add: text('Add an e-mail address'),
  prefer: text('Prefer {name}'),
  remove: text('Remove {name}'),
}
const phoneWords = { ...emailWords, one: text('Further phone'), add: text('Add a phone') }

/** The preferred e-mail address and phone, each with the further ones below it. */
export function ContactInputs({ form, hint }: ContactInputsProps) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <TextInput
        {...form.field('email')}
        {...hint('email')}
        type="email"
        label={t('Email')}
        autoComplete="off"
        withAsterisk
      />
      <FurtherInputs
        type="email"
        values={values.emails}
        field={(at) => form.field(`emails.${at}`)}
        onChange={(emails) => form.setValue('emails', emails)}
        prefer={(at) => {
          form.setValue('email', values.emails[at] ?? '')
          form.setValue('emails', values.emails.with(at, values.email))
        }}
        words={emailWords}
      />
      <TextInput
        {...form.field('phone')}
        {...hint('phone')}
        type="tel"
        label={t('Phone')}
        autoComplete="off"
        withAsterisk
      />
      <FurtherInputs
        type="tel"
        values={values.phones}
        field={(at) => form.field(`phones.${at}`)}
        onChange={(phones) => form.setValue('phones', phones)}
        prefer={(at) => {
          form.setValue('phone', values.phones[at] ?? '')
          form.setValue('phones', values.phones.with(at, values.phone))
        }}
        words={phoneWords}
      />
    </>
  )
}
