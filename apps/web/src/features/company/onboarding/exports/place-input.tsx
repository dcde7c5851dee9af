import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { RecordName, RecordSelect } from '../../../../lib/form/choice/record-select'
import type { FieldsForm } from '../../../../lib/form/use-record-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { askList } from '../../../../lib/list/ask-list'
import type { ListSource } from '../../../../lib/list/types'

interface Place {
  _id: string
  name: string
}

const levels = {
  state: {
    source: api.address.state.list,
    above: 'country',
    label: text('State'),
    first: text('Choose a country first'),
  },
  city: { source: api.address.city.list, above: 'state', label: text('City'), first: text('Choose a state first') },
} as const

const sourceOf = (level: 'state' | 'city') => levels[level].source as unknown as ListSource<never, Place>

interface PlaceInputProps {
  level: 'state' | 'city'
  field: ReturnType<FieldsForm<Record<string, string>>['field']>
  /** The country of a state, the state of a city: an id, a text where it is not in the data set, or nothing yet. */
  above: string
  /** The one that the form began with. */
  chosen?: Place | undefined
  isOptional?: boolean
}

/** A state or city: chosen where the data set has those of the place above, typed where not (product.md, State and city). */
export function PlaceInput({ level, field, above, chosen, isOptional = false }: PlaceInputProps) {
  const { t } = useTranslation()
  const { label, first } = levels[level]
  const source = sourceOf(level)
  const known = useKnown(level, above)
  if (known !== 'some') {
    const isOpen = known === 'none'
    return (
      <TextInput
        {...field}
        value={isOpen ? field.value : ''}
        label={t(label)}
        placeholder={above === '' ? t(first) : ''}
        disabled={!isOpen}
        autoComplete="off"
        maxLength={51}
        withAsterisk={!isOptional}
      />
    )
  }
  const value = String(field.value)
  const typed = value !== '' && !isKnownPlace(value) ? { _id: value, name: value } : undefined
  return (
    <RecordSelect
      key={above}
      source={source}
      label={label}
      nameOf={({ name }) => name}
      filters={{ [levels[level].above]: above }}
      chosen={typed ?? (chosen?._id === value ? chosen : undefined)}
      field={{ ...field, value: value || null, allowDeselect: isOptional }}
      required={!isOptional}
    />
  )
}

/** Whether the data set has places below this one; undefined until that is known. */
function useKnown(level: 'state' | 'city', above: string): 'some' | 'none' | undefined {
  const source = sourceOf(level)
  const { data, isError } = useQuery({
    queryKey: [...source.key(), 'known', above],
    queryFn: ({ signal }) =>
      askList(source, { limit: 1, filters: { [levels[level].above]: above, status: 'active' } }, { signal }),
    enabled: isKnownPlace(above),
    staleTime: 300_000,
  })
  if (above === '') return undefined
  // A place that cannot be looked up can still be typed.
  if (!isKnownPlace(above) || isError) return 'none'
  return data && (data.totalDocs > 0 ? 'some' : 'none')
}

/** A country, state or city in words, of its id or as it was typed. */
export const PlaceName = ({ level, value }: { level: 'country' | 'state' | 'city'; value: string }) =>
  isKnownPlace(value) ? (
    <RecordName
      source={level === 'country' ? api.address.country.list : sourceOf(level)}
      id={value}
      nameOf={({ name }: Place) => name}
    />
  ) : (
    value
  )

/** True for the id of a place in the data set, false for one that was typed. */
export const isKnownPlace = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
