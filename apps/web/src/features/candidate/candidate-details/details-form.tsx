import { refereesMax } from '@corridor/contract/candidate/candidate-details/kinds'
import type {
  CandidateDetails,
  CandidateDetailsForm,
  Referee,
} from '@corridor/contract/candidate/candidate-details/shapes'
import { Button, Checkbox, Textarea, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import entries from '../../../lib/entry/entries.module.css'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { type FieldsForm, useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { blankReferee, detailsLabels, refereeLabels, toSave, toValues } from './details-values'

const schema = () =>
  import('@corridor/contract/candidate/candidate-details/shapes').then(
    ({ CandidateDetailsForm }) => CandidateDetailsForm,
  )

/** Details that vendors ask of a candidate, to be filled in. It is kept nowhere while it is typed: an SSN lies in no draft. */
export function DetailsForm({ details }: { details: CandidateDetails }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const candidateId = details.candidate
  const form = useRecordForm({
    entity: 'Candidate Details',
    schema,
    initial: toValues(details),
    submit: (typed) => client.candidateDetails.save({ candidateId, ...toSave(typed) }),
    onSaved: async () => {
      toast.success(t('Candidate Details Saved Successfully'))
      await refresh(api.candidateDetails)
      await navigate({ to: paths.company.viewCandidate(candidateId) })
    },
  })
  const input = (name: Exclude<keyof typeof detailsLabels, 'birthday' | 'ssnLastFour'>, more: object = {}) => (
    <TextInput {...form.field(name)} label={t(detailsLabels[name])} autoComplete="off" {...more} />
  )
  const { references } = form.values
  return (
    <RecordForm
      form={form}
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.viewCandidate(candidateId)}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      <div className={entries.pair}>
        {input('legalName', { description: t('As it stands on the papers.') })}
        {input('linkedIn', { type: 'url', dir: 'ltr', description: t('The address of the profile.') })}
      </div>
      <Textarea
        {...form.field('interviewTimes')}
        label={t(detailsLabels.interviewTimes)}
        placeholder={t('Weekdays after 3 pm Eastern')}
        autosize
        minRows={2}
        maxRows={6}
      />
      <Title order={3} size="h5">
        {t('Employer, for corp to corp')}
      </Title>
      <div className={entries.pair}>
        {input('employerName')}
        {input('employerContact')}
      </div>
      <div className={entries.pair}>
        {input('employerEmail', { type: 'email', dir: 'ltr' })}
        {input('employerPhone', { type: 'tel', dir: 'ltr' })}
      </div>
      <Title order={3} size="h5">
        {t('References')}
      </Title>
      {references.map((_, at) => (
        <RefereeBoxes
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody who speaks for a candidate has no id; the place is what tells them apart.
          key={at}
          form={form.entry<Referee>('references', at)}
          at={at}
          remove={() => form.removeEntry('references', at)}
        />
      ))}
      {references.length < refereesMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.addEntry('references', blankReferee)}
          style={{ justifySelf: 'start' }}
        >
          {t('Add a reference')}
        </Button>
      )}
      <Title order={3} size="h5">
        {t('Sealed')}
      </Title>
      <div className={entries.pair}>
        <SealedInput form={form} name="birthday" forget="forgetBirthday" isStored={details.hasBirthday} />
        <SealedInput form={form} name="ssnLastFour" forget="forgetSsn" isStored={details.hasSsnLastFour} />
      </div>
    </RecordForm>
  )
}

interface SealedInputProps {
  form: FieldsForm<CandidateDetailsForm>
  name: 'birthday' | 'ssnLastFour'
  forget: 'forgetBirthday' | 'forgetSsn'
  isStored: boolean
}

// Stored values never come to this form: they are replaced, or forgotten.
function SealedInput({ form, name, forget, isStored }: SealedInputProps) {
  const { t } = useTranslation()
  const isBirthday = name === 'birthday'
  return (
    <div>
      <TextInput
        {...form.field(name)}
        label={t(detailsLabels[name])}
        description={t(
          isStored
            ? 'One is stored. What you enter replaces it.'
            : isBirthday
              ? 'Month and day, as 04-17. The year is not kept.'
              : 'Four digits. The rest is not kept.',
        )}
        placeholder={isBirthday ? '04-17' : '0000'}
        maxLength={isBirthday ? 5 : 4}
        inputMode={isBirthday ? 'text' : 'numeric'}
        dir="ltr"
        autoComplete="off"
        disabled={form.values[forget]}
      />
      {isStored && (
        <Checkbox
          mt="xs"
          label={t('Forget the one that is stored')}
          checked={form.values[forget]}
          onChange={(event) => form.setValue(forget, event.currentTarget.checked)}
        />
      )}
    </div>
  )
}

interface RefereeBoxesProps {
  form: FieldsForm<Referee>
  at: number
  remove: () => void
}

function RefereeBoxes({ form, at, remove }: RefereeBoxesProps) {
  const { t } = useTranslation()
  const input = (name: keyof Referee, more: object = {}) => (
    <TextInput {...form.field(name)} label={t(refereeLabels[name])} autoComplete="off" {...more} />
  )
  return (
    <fieldset className={entries.entry} data-several>
      <legend>{t('Reference {n}', { n: at + 1 })}</legend>
      <div className={entries.pair}>
        {input('name', { withAsterisk: true })}
        {input('company')}
      </div>
      {input('relation')}
      <div className={entries.pair}>
        {input('email', { type: 'email', dir: 'ltr' })}
        {input('phone', { type: 'tel', dir: 'ltr' })}
      </div>
      <Button
        variant="subtle"
        size="compact-md"
        color="var(--state-danger)"
        style={{ justifySelf: 'start' }}
        onClick={remove}
        aria-label={t('Remove reference {n}', { n: at + 1 })}
      >
        {t('Remove')}
      </Button>
    </fieldset>
  )
}
