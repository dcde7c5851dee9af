import { declaredRowsMax, enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { Checkbox, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { noneLabel } from './declared'
import type { FieldProps } from './field-props'
import { type Row, Rows, type RowsForm } from './rows'

interface DeclaredForm extends RowsForm {
  values: { further: string; hasNone: boolean }
  field: (name: 'further') => FieldProps
  tick: (name: 'hasNone') => FieldProps
}

interface DeclaredRowsProps<Values extends object> {
  form: DeclaredForm
  list: string
  rows: readonly Row<Values>[]
  blank: Values
  /** Something to know before it is ticked. */
  notice?: ReactNode
  children: (form: FieldsForm<Values>) => ReactNode
}

/** Rows of what is declared, or that there are none; more than there is room for is told in words. */
export function DeclaredRows<Values extends object>(props: DeclaredRowsProps<Values>) {
  const { form, list, rows, blank, notice, children } = props
  const { t } = useTranslation()
  const { hasNone, further } = form.values
  return (
    <>
      <Checkbox {...form.tick('hasNone')} label={t(noneLabel)} />
      {notice}
      {!hasNone && (
        <>
          <Rows
            form={form}
            list={list}
            rows={rows}
            blank={blank}
            max={declaredRowsMax}
            numbered={text('Entry {n}')}
            addLabel={text('Add entry')}
          >
            {children}
          </Rows>
          {(rows.length === declaredRowsMax || further !== '') && (
            <Textarea
              {...form.field('further')}
              label={t(names.further)}
              description={t('More than four entries: tell the others here.')}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={501}
            />
          )}
        </>
      )}
    </>
  )
}
