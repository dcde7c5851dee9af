import type { JobAdd } from '@corridor/contract/job/job/body'
import { type JobPriority, jobPriorities, jobPriorityNames } from '@corridor/contract/job/job/kinds'
import type { Job } from '@corridor/contract/job/job/shapes'
import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import classes from '../../../lib/entry/entries.module.css'
import { DayInput } from '../../../lib/form/input/day-input'
import { DecimalInput } from '../../../lib/form/input/decimal-input'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { toPlaces, toTree, useUnits } from '../../people/unit/exports/unit-tree'
import { type JobForm, jobLabels } from './job-form'
import { LookupSelect, LookupsSelect } from './lookup-select'
import { PayFields } from './pay-fields'
import { PlaceList } from './place-list'
import { Placed } from './placed'
import { SkillTags } from './skill-tags'
import { WhoseFields } from './whose-fields'

const positionsMax = 1000
const relocations = [
  { value: 'true', label: text('Yes') },
  { value: 'false', label: text('No') },
]

/** The fields of a job, for adding and editing. */
export function JobFields({ form, job }: { form: JobForm; job?: Job }) {
  const { t } = useTranslation()
  const { values } = form
  const label = (name: keyof JobAdd) => t(jobLabels[name])
  const { data: units } = useUnits()
  return (
    <>
      <Placed name="jobTitle">
        <TextInput {...form.field('jobTitle')} label={label('jobTitle')} withAsterisk autoFocus autoComplete="off" />
      </Placed>
      <WhoseFields form={form} job={job} />
      <Textarea
        {...form.field('jobDescription')}
        label={label('jobDescription')}
        withAsterisk
        autosize
        minRows={6}
        maxRows={18}
        dir="auto"
      />
      <Placed name="skill">
        <SkillTags
          {...form.field('skill')}
          label={label('skill')}
          description={t('What somebody must have. Press Enter after each.')}
          value={values.skill}
          onChange={(skill) => form.setValue('skill', skill)}
        />
      </Placed>
      <Placed name="niceSkill">
        <SkillTags
          {...form.field('niceSkill')}
          label={label('niceSkill')}
          value={values.niceSkill}
          onChange={(skill) => form.setValue('niceSkill', skill)}
        />
      </Placed>
      <Placed name="jobType">
        <LookupsSelect
          kind="job-type"
          label={jobLabels.jobType}
          chosen={job?.jobTypeInfo ?? []}
          field={form.field('jobType')}
        />
      </Placed>
      <Placed name="workAuthorization">
        <LookupsSelect
          kind="work-authorization"
          label={jobLabels.workAuthorization}
          chosen={job?.workAuthorizationInfo ?? []}
          field={form.field('workAuthorization')}
        />
      </Placed>
      <Placed name="refusedAuthorization">
        <LookupsSelect
          kind="work-authorization"
          label={jobLabels.refusedAuthorization}
          chosen={job?.refusedAuthorizationInfo ?? []}
          field={form.field('refusedAuthorization')}
        />
      </Placed>
      <Placed name="noSponsorship">
        <Checkbox
          {...form.tick('noSponsorship')}
          label={label('noSponsorship')}
          description={t('Whoever would need it is to be asked, and stopped by nothing.')}
        />
      </Placed>
      <Placed name="country">
        <PlaceList form={form} job={job} />
      </Placed>
      <div className={classes.pair}>
        <Placed name="workMode">
          <LookupSelect
            kind="work-mode"
            label={jobLabels.workMode}
            chosen={job?.workModeInfo[0]}
            field={form.field('workMode')}
          />
        </Placed>
        <Placed name="officeDays">
          <DecimalInput
            {...form.field('officeDays')}
            label={label('officeDays')}
            decimals={0}
            max={5}
            value={values.officeDays}
            onChange={(days) => form.setValue('officeDays', days)}
          />
        </Placed>
        <Placed name="relocation">
          <LateSelect
            {...form.field('relocation')}
            label={label('relocation')}
            data={relocations.map((choice) => ({ ...choice, label: t(choice.label) }))}
            value={values.relocation === null ? null : String(values.relocation)}
            onChange={(choice) => form.setValue('relocation', choice === null ? null : choice === 'true')}
            clearable
          />
        </Placed>
      </div>
      <PayFields form={form} job={job} />
      <div className={classes.pair}>
        <Placed name="contractDuration">
          <LookupSelect
            kind="contract-duration"
            label={jobLabels.contractDuration}
            chosen={job?.contractDurationInfo[0]}
            field={form.field('contractDuration')}
          />
        </Placed>
        <NumberInput
          {...form.field('positions')}
          label={label('positions')}
          min={1}
          max={positionsMax}
          allowDecimal={false}
        />
      </div>
      <div className={classes.pair}>
        <LateSelect
          {...form.field('priority')}
          label={label('priority')}
          data={jobPriorities.map((value) => ({ value, label: t(jobPriorityNames[value]) }))}
          onChange={(priority) => form.setValue('priority', (priority ?? 'normal') as JobPriority)}
          allowDeselect={false}
        />
        <TextInput {...form.field('reference')} label={label('reference')} autoComplete="off" dir="auto" />
      </div>
      <div className={classes.pair}>
        <DayInput form={form} name="receivedOn" label={jobLabels.receivedOn} />
        <DayInput form={form} name="dueOn" label={jobLabels.dueOn} />
      </div>
      <DayInput form={form} name="jobExpireDate" label={jobLabels.jobExpireDate} />
      {units && units.totalDocs > 0 && (
        <LateSelect
          {...form.field('businessUnit')}
          label={label('businessUnit')}
          description={t('Without one it is seen in the units of who adds it.')}
          data={toPlaces(toTree(units.data)).map(({ _id, name }) => ({ value: _id, label: name }))}
          clearable
          searchable
        />
      )}
    </>
  )
}
