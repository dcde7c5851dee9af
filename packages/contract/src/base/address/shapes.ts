import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { countryReference, joined, recordBase, recordId, status, statusInfo } from '../../wire/record.ts'

const name = boundedText('Name', 3, 50)
const parent = (label: string) => z.uuid(`${label} is required`)
const editedStatus = z.enum(['active', 'inactive'], 'Status is required')
const reference = { _id: recordId, name: z.string() }

export const Country = z.object({
  ...recordBase,
  name: z.string(),
  code: z.string().nullable(),
  phoneCode: z.string().nullable(),
  status,
  statusInfo,
})
export const State = z.object({
  ...recordBase,
  name: z.string(),
  country: recordId,
  countryInfo: countryReference,
  status,
  statusInfo,
})
export const City = z.object({
  ...recordBase,
  name: z.string(),
  state: recordId,
  stateInfo: joined(reference),
  countryInfo: countryReference,
  status,
  statusInfo,
})
export type Country = z.infer<typeof Country>
export type State = z.infer<typeof State>
export type City = z.infer<typeof City>

export const CountryAdd = z.object({ name })
export const StateAdd = z.object({ name, country: parent('Country') })
export const CityAdd = z.object({ name, state: parent('State') })

function addressEndpoints<
  Row extends z.ZodType,
  Shape extends z.ZodRawShape,
  const Filters extends Record<string, z.ZodType>,
  const Sort extends string,
>(level: 'country' | 'state' | 'city', row: Row, add: z.ZodObject<Shape>, filters: Filters, sort: readonly Sort[]) {
  const place = (verb: string, path: string) => ({
    path: `/address-management/${level}/${path}` as const,
    summary: `${verb} ${level}`,
    tag: 'address-management',
  })
  const manage = { access: access.lookups.manage }
  const one = { ...manage, record: { kind: level, field: 'id' } }
  return {
    list: listEndpoint(
      place('List', 'list'),
      row,
      { sort: ['name', 'status', ...sort], filters: { ...filters, status }, search: ['name'], allowAll: true },
      { access: access.lookups.read, beforeOnboarding: true },
    ),
    add: endpoint('POST', place('Add', 'add'), manage).input(add).output(savedAnswer(row)),
    update: endpoint('PUT', place('Update', 'update/{id}'), one)
      .input(updateInput(add.extend({ status: editedStatus })))
      .output(savedAnswer(row)),
    delete: endpoint('DELETE', place('Delete', 'delete/{id}'), one)
      .input(z.object({ id: recordId }))
      .output(deletedAnswer),
  }
}

// Visitors see the active ones; the filter is there for the dropdowns that send it.
const publicFields = {
  sort: ['name'],
  filters: { status: z.literal('active') },
  search: ['name'],
  allowAll: true,
} as const

export const address = {
  country: addressEndpoints('country', Country, CountryAdd, {}, ['code']),
  state: addressEndpoints('state', State, StateAdd, { country: recordId }, ['country']),
  city: addressEndpoints('city', City, CityAdd, { state: recordId }, ['state']),
  publicCountries: listEndpoint(
    {
      path: '/public/list-country',
      summary: 'Countries, for people who have not signed in',
      tag: 'address-management',
    },
    z.object({ _id: recordId, name: z.string(), code: z.string().nullable(), phoneCode: z.string().nullable() }),
    publicFields,
    { access: 'anyone' },
  ),
  countryCodes: endpoint(
    'GET',
    { path: '/country-codes', summary: 'Phone codes of the active countries', tag: 'address-management' },
    { access: 'anyone' },
  )
    .input(z.object({}).prefault({}))
    .output(
      z.object({
        success: z.literal(true),
        data: z.array(z.object({ _id: recordId, code: z.string(), name: z.string() })),
      }),
    ),
}
