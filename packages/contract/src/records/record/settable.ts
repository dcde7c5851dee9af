import { settable } from '../../gathered/settable.ts'
import type { Settable } from '../../wire/facts.ts'
import type { RecordKind } from './kinds.ts'

/** Values that can be set for many records of a kind at once, by the field of its update body. */
export const settables: Readonly<Partial<Record<RecordKind, Readonly<Record<string, Settable>>>>> = settable

/** The fields of an update body that hold the parts of a rate. */
export const rateFields = ['rateAmount', 'rateCurrency', 'ratePer'] as const

/** The fields of the update body that a settable value fills. */
export const fieldsOf = (field: string, { as }: Settable): readonly string[] => (as === 'rate' ? rateFields : [field])
