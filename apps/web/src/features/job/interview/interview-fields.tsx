import { wallTimeIn } from '@corridor/contract/format/day'
import { timeZones, zoneText } from '@corridor/contract/format/time-zones'
import { interviewersMax, interviewKindNames, interviewKinds } from '@corridor/contract/job/interview/kinds'
import type { Interviewer } from '@corridor/contract/job/interview/shapes'
import { Button, Checkbox, CloseButton, NumberInput, Textarea, TextInput, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { WallTimeInput } from '../../../lib/form/input/wall-time-input'
import type { FieldsForm } from '../../../lib/form/use-record-form'
import { formatDateTimeIn } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import classes from './interview.module.css'
import type { TermsForm } from './interview-values'
import { Overlaps } from './overlaps'
import { chooseZone, usePlaceZones } from './use-place-zones'

interface InterviewFieldsProps {
  form: TermsForm
  /** Whose it is; empty until it is chosen. */
  submissionId: string
  /** The interview that is being changed. */
  except?: string | undefined
}

/** When and how an interview takes place, and who is there. */
export function InterviewFields({ form, submissionId, except }: InterviewFieldsProps) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('kind')}
          label={t('Kind')}
          data={interviewKinds.map((value) => ({ value, label: t(interviewKindNames[value]) }))}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput
          {...form.field('title')}
          label={t('Title')}
          placeholder={t('For example: System design')}
          maxLength={100}
        />
      </div>
      <Times form={form} submissionId={submissionId} except={except} />
      {values.kind === 'video' && (
        <TextInput
          {...form.field('link')}
          value={values.link ?? ''}
          onChange={(event) => form.setValue('link', event.currentTarget.value.trim() || null)}
          label={t('Link of the call')}
          type="url"
          dir="ltr"
        />
      )}
      {values.kind !== 'video' && (
        <TextInput
          {...form.field('place')}
          label={t(values.kind === 'phone' ? 'Number to call' : 'Place')}
          maxLength={200}
        />
      )}
      <Title order={2} size="h4">
        {t('Interviewers')}
      </Title>
      {values.people.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: somebody has no id of their own; their place is what they are.
        <Person key={at} form={form.entry<Interviewer>('people', at)} remove={() => form.removeEntry('people', at)} />
      ))}
      {values.people.length < interviewersMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.addEntry('people', { name: '', email: '' })}
          style={{ justifySelf: 'start' }}
        >
          {t('Add Interviewer')}
        </Button>
      )}
      <Checkbox
        {...form.tick('tellsCandidate')}
        label={t('Write to the candidate too')}
        description={t('Everybody with an email address gets a letter with a calendar file, and two reminders.')}
      />
      <Textarea {...form.field('note')} label={t('Note')} autosize minRows={2} />
    </>
  )
}

function Times({ form, submissionId, except }: InterviewFieldsProps) {
  const { t } = useTranslation()
  const zones = usePlaceZones(form, submissionId, except === undefined)
  const allZones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zoneText(zone) })), [])
  const { startDate, zone, candidateZone, minutes } = form.values
  const wallTime = startDate ? wallTimeIn(zone, startDate) : ''
  const isElsewhere = startDate && wallTimeIn(candidateZone, startDate) !== wallTime
  const choice = {
    data: allZones,
    allowDeselect: false,
    searchable: true,
    limit: 100,
    nothingFoundMessage: t('Nothing found'),
    withAsterisk: true,
  }
  return (
    <>
      <div className={classes.pair}>
        <WallTimeInput
          {...form.field('startDate')}
          zone={zone}
          moment={startDate || null}
          take={(moment) => form.setValue('startDate', moment ?? '')}
          label={t('Start')}
          description={
            isElsewhere && t('{time} for the candidate', { time: formatDateTimeIn(startDate, candidateZone) })
          }
          withAsterisk
        />
        <NumberInput
          {...form.field('minutes')}
          label={t('Minutes')}
          value={minutes ?? ''}
          onChange={(value) => form.setValue('minutes', typeof value === 'number' ? value : null)}
          allowDecimal={false}
          hideControls
          withAsterisk
        />
      </div>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('zone')}
          {...choice}
          label={t("Interviewers' time zone")}
          description={zones?.work?.zone === zone && t('As in {place}', { place: zones.work.place })}
          value={zone}
          onChange={(value) => value && chooseZone(form, value)}
        />
        <LateSelect
          {...form.field('candidateZone')}
          {...choice}
          label={t("Candidate's time zone")}
          description={zones?.candidate?.zone === candidateZone && t('As in {place}', { place: zones.candidate.place })}
        />
      </div>
      <Overlaps of={{ submissionId, startDate, minutes, zone, except }} />
    </>
  )
}

function Person({ form, remove }: { form: FieldsForm<Interviewer>; remove: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={classes.person}>
      <TextInput {...form.field('name')} label={t('Name')} withAsterisk maxLength={100} />
      <TextInput {...form.field('email')} label={t('Email')} type="email" dir="ltr" />
      <CloseButton aria-label={t('Remove {name}', { name: form.values.name || t('Interviewer') })} onClick={remove} />
    </div>
  )
}
