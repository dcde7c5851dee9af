import type { StoredFile } from '@corridor/contract/base/file/shapes'
import type { FoundFields, ReadField } from '@corridor/contract/candidate/candidate/from-resume'
import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { Group, Switch, TextInput } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { RecordName, RecordSelect } from '../../../lib/form/choice/record-select'
import { useSuggestions } from '../../../lib/form/choice/use-suggestions'
import { AvailabilityInput } from '../../../lib/form/input/availability-input'
import { DayInput } from '../../../lib/form/input/day-input'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { PersonNameFields } from '../../../lib/form/input/person-name-fields'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { formatList, formatName } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { LateAutocomplete } from '../../../lib/late/late-autocomplete'
import type { Upload } from '../../../lib/upload/use-upload'
import { ContactInputs } from './contact-inputs'
import { amountOf } from './exports/rate'
import { RateInputs } from './exports/rate-inputs'
import { originOf } from './from-resume'
import { OriginHint } from './origin-hint'
import { ResumeField } from './resume-field'
import { SkillsInput } from './skills-input'

const LikelyCandidates = late(() =>
  import('../duplicate/exports/likely-candidates').then((part) => ({ default: part.LikelyCandidates })),
)

type CandidateForm = RecordFormState<CandidateAdd>

/** Fields of the form that belong together. */
export interface CandidateSection {
  /** A key. */
  label: string
  fields: readonly (keyof CandidateAdd)[]
  /** Their values in a line. */
  summary: string
  inputs: ReactNode
}

interface CandidateFieldsProps {
  form: CandidateForm
  /** The source of the resume; without it the page itself shows the file. */
  upload?: Upload
  /** Stored resumes that the form may name. */
  resumes?: readonly StoredFile[]
  /** The values that were read from it. */
  found?: FoundFields
  /** The work authorization that stands, for it may no longer be on offer. */
  workAuthorization?: { _id: string; name: string } | undefined
  /** The candidate under edit, who is not looked for among the others. */
  candidateId?: string
  /** Draws a section another way than its inputs one below the other. */
  section?: (section: CandidateSection) => ReactNode
}

/** The fields of a candidate, for adding, editing and checking what was read from a resume. */
export function CandidateFields({
  form,
  upload,
  resumes = [],
  found = {},
  workAuthorization,
  candidateId,
  section = ({ inputs }) => inputs,
}: CandidateFieldsProps) {
  const { t } = useTranslation()
  const { values } = form
  const hint = (name: ReadField) => ({ description: <OriginHint found={found[name]} value={values[name]} /> })
  const hintOr = (name: ReadField, words: string) =>
    originOf(found[name], values[name]) ? hint(name).description : words
  const cities = useSuggestions(api.address.city.list, values.location ?? '', (city) =>
    [city.name, city.stateInfo[0]?.name].filter(Boolean).join(', '),
  )

  const name = <PersonNameFields form={{ ...form, field: (part) => ({ ...form.field(part), ...hint(part) }) }} />
  const work = (
    <>
      <TextInput {...form.field('jobTitle')} {...hint('jobTitle')} label={t('Job Title')} />
      <DecimalInput
        {...form.field('experience')}
        label={t('Experience (years)')}
        description={hintOr('experience', t('In total, as the candidate says: 7 or 7.5.'))}
        value={values.experience}
        onChange={(years) => form.setValue('experience', years)}
        max={80}
      />
      <SkillsInput
        {...form.field('skills')}
        value={values.skills}
        onChange={(skills) => form.setValue('skills', skills)}
      />
      <LateAutocomplete
        {...form.field('location')}
        value={values.location ?? ''}
        onChange={(location) => form.setValue('location', location)}
        label={t('Current Location')}
        description={hintOr('location', t('Choose a city, or type any place.'))}
        placeholder={t('Select Location')}
        data={cities}
        // The server has searched already.
        filter={({ options }) => options}
      />
    </>
  )
  const terms = (
    <>
      <RecordSelect
        source={api.lookup['work-authorization'].list}
        label="Visa Status/Work Authorization"
        nameOf={authorizationName}
        writtenName={(row) => row.name}
        chosen={workAuthorization && { ...workAuthorization, name: authorizationName(workAuthorization) }}
        field={{ ...form.field('workAuthorization'), placeholder: t('Select Visa Status'), clearable: true }}
      />
      <DayInput form={form} name="authorizationEnds" label={text('Authorization ends')} />
      <AvailabilityInput
        value={values.availability}
        error={form.field('availability').error}
        onChange={(availability) => form.setValue('availability', availability)}
      />
      <DayInput form={form} name="benchSince" label={text('On the bench since')} />
      <RateInputs form={form} found={found.rateAmount} />
      <Group gap="lg">
        <Switch {...form.tick('readyToRelocate')} label={t('Ready to Relocate')} />
        <Switch {...form.tick('isUsCitizen')} label={t('US Citizen')} />
      </Group>
    </>
  )

  return (
    <>
      {section({ ...sections.name, summary: formatName(values), inputs: name })}
      {section({
        ...sections.contact,
        summary: line([values.email, values.phone]),
        inputs: <ContactInputs form={form} hint={hint} />,
      })}
      <Suspense>
        <LikelyCandidates values={values} candidateId={candidateId} isBusy={form.isBusy} />
      </Suspense>
      {section({
        ...sections.work,
        summary: line([values.jobTitle, values.location, formatList(values.skills)]),
        inputs: work,
      })}
      {section({ ...sections.terms, summary: amountOf(values, t), inputs: terms })}
      {upload && (
        <ResumeField
          upload={upload}
          resumes={resumes}
          value={values.resumeKey}
          onChange={(key) => form.setValue('resumeKey', key)}
        />
      )}
    </>
  )
}

const sections = {
  name: { label: text('Name'), fields: ['firstName', 'lastName', 'hasOnlyOneName'] },
  contact: { label: text('Contact'), fields: ['email', 'phone', 'emails', 'phones'] },
  work: { label: text('Job and skills'), fields: ['jobTitle', 'experience', 'skills', 'location'] },
  terms: {
    label: text('Availability and rate'),
    fields: [
      ...(['workAuthorization', 'authorizationEnds', 'availability', 'benchSince'] as const),
      ...(['rateAmount', 'rateCurrency', 'ratePer', 'taxTerm'] as const),
    ],
  },
} satisfies Record<string, Pick<CandidateSection, 'label' | 'fields'>>

const line = (values: readonly (string | null)[]) => values.filter(Boolean).join(' · ')

/** A work authorization that the form holds by its id. */
export const WorkAuthorizationName = ({ id }: { id: string }) => (
  <RecordName source={api.lookup['work-authorization'].list} id={id} nameOf={authorizationName} />
)

const authorizationName = ({ name }: { name: string }) => seededName('work-authorization', name)
