import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import classes from '../../../lib/entry/entries.module.css'
import type { FieldsProps } from '../../../lib/entry/entry-kind'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { partFields } from './exports/part-fields'

export type PartValues = Record<string, string | boolean>
type Field = (typeof partFields)[CandidatePartKind][number]
type PartForm = FieldsProps<never, PartValues>['form']

/** The inputs of one entry of a kind. */
export const partInputs = <Row,>(kind: CandidatePartKind): ComponentType<FieldsProps<Row, PartValues>> =>
  function PartInputs({ form }) {
    return inRows(partFields[kind]).map((fields) => {
      const inputs = fields.map((field) => <PartInput key={field.name} field={field} form={form} />)
      return inputs.length === 1 ? inputs : <Pair key={fields[0]?.name}>{inputs}</Pair>
    })
  }

const Pair = ({ children }: { children: ReactNode }) => <div className={classes.pair}>{children}</div>

/** Two that follow each other share a row where both may. */
function inRows(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (field.isPaired && last?.length === 1 && last[0]?.isPaired) last.push(field)
    else rows.push([field])
  }
  return rows
}

const namesIn = ({ firstName, lastName, nameConfirmed, hasOnlyOneName }: PartValues) => ({
  firstName: String(firstName),
  lastName: String(lastName),
  nameConfirmed: nameConfirmed === true,
  hasOnlyOneName: hasOnlyOneName === true,
})

function PartInput({ field: { name, label, as, description, isRequired }, form }: { field: Field; form: PartForm }) {
  const { t } = useTranslation()
  const common = { label: t(label), description: description && t(description), withAsterisk: isRequired ?? false }
  if (as === 'name') return <PersonNameFields form={{ ...form, values: namesIn(form.values) }} />
  if (as === 'tick') {
    return (
      <Checkbox
        {...form.tick(name)}
        label={t(label)}
        onChange={(event) => {
          form.setValue(name, event.currentTarget.checked)
          // A current position has no end yet.
          if (event.currentTarget.checked) form.setValue('endDate', '')
          form.clearError('endDate')
        }}
      />
    )
  }
  if (as === 'long') return <Textarea {...form.field(name)} {...common} autosize minRows={2} maxRows={8} />
  if (as === 'status') {
    return (
      <LateSelect
        {...form.field(name)}
        {...common}
        data={[
          { value: 'active', label: t('Active') },
          { value: 'inactive', label: t('Inactive') },
        ]}
        allowDeselect={false}
      />
    )
  }
  const isDate = as === 'date' || as === 'year'
  return (
    <TextInput
      {...form.field(name)}
      {...common}
      autoComplete="off"
      disabled={name === 'endDate' && form.values.isCurrent === true}
      {...(isDate ? { dir: 'ltr', placeholder: as === 'year' ? '2019' : '2019-05', maxLength: 7 } : {})}
      {...(as === 'email' ? { type: 'email', dir: 'ltr' } : {})}
      {...(as === 'phone' ? { type: 'tel', dir: 'ltr' } : {})}
    />
  )
}
