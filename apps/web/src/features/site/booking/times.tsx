import { timeZones, zoneText } from '@corridor/contract/format/time-zones'
import { daysAhead, noticeHours, pauseMinutesMax, slotMinutes, weekdays } from '@corridor/contract/site/booking/kinds'
import type { BookableTimes } from '@corridor/contract/site/booking/shapes'
import { NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { RecordQuery } from '../../../lib/record/record-query'
import classes from './booking.module.css'
import { Day } from './day-hours'

interface Chosen extends Omit<BookableTimes, 'minutes' | 'pauseMinutes' | 'noticeHours' | 'daysAhead'> {
  minutes: number | null
  pauseMinutes: number | null
  noticeHours: number | null
  daysAhead: number | null
}

const labels = {
  zone: text('Time zone'),
  hours: text('Hours of each week'),
  minutes: text('Length in minutes'),
  pauseMinutes: text('Pause between in minutes'),
  noticeHours: text('Notice in hours'),
  daysAhead: text('Days ahead'),
}

/** When the signed-in person can be booked; `description` says by whom. */
export function Times({ description }: { description: string }) {
  const query = useQuery({ ...api.booking.getTimes.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <RecordQuery query={query}>
      {({ data }) => <TimesForm key={data.version} times={data} description={description} />}
    </RecordQuery>
  )
}

function TimesForm({ times, description }: { times: BookableTimes; description: string }) {
  const { t } = useTranslation()
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zoneText(zone) })), [])
  const form = useRecordForm({
    entity: 'Bookable Times',
    schema: () => import('@corridor/contract/site/booking/shapes').then(({ BookableTimesAdd }) => BookableTimesAdd),
    initial: times as Chosen,
    submit: (chosen) => client.booking.addTimes(chosen),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Bookable Times') }))
      await refresh(api.booking)
    },
    merging: { reload: async () => (await client.booking.getTimes({})).data as Chosen, labels },
  })
  return (
    <FormPage form={form} title="Bookable times" description={description} submitLabel="Save" busyLabel="Updating...">
      <LateSelect
        {...form.field('zone')}
        label={t(labels.zone)}
        data={zones}
        allowDeselect={false}
        searchable
        limit={100}
        nothingFoundMessage={t('Nothing found')}
        withAsterisk
      />
      <fieldset className={classes.week}>
        <legend>{t(labels.hours)}</legend>
        {weekdays.map((day) => (
          <Day key={day} day={day} form={form} />
        ))}
      </fieldset>
      <div className={classes.rules}>
        {(
          [
            ['minutes', slotMinutes.min, slotMinutes.max],
            ['pauseMinutes', 0, pauseMinutesMax],
            ['noticeHours', 0, noticeHours.max],
            ['daysAhead', 1, daysAhead.max],
          ] as const
        ).map(([name, min, max]) => (
          <NumberInput
            key={name}
            {...form.field(name)}
            label={t(labels[name])}
            value={form.values[name] ?? ''}
            onChange={(value) => form.setValue(name, typeof value === 'number' ? value : null)}
            min={min}
            max={max}
            allowDecimal={false}
            hideControls
            withAsterisk
          />
        ))}
      </div>
    </FormPage>
  )
}
