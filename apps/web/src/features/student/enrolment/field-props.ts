import type { FieldsForm } from '../../../lib/form/use-record-form'

/** Props that a form gives to an input. */
export type FieldProps = ReturnType<FieldsForm<Record<string, string>>['field']>
