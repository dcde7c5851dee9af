import { type BookableHours, bookableHoursMax, weekdayNames } from '@corridor/contract/site/booking/kinds'
import { Button, CloseButton, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { RecordFormState } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './booking.module.css'

type HoursForm = Pick<RecordFormState<{ hours: BookableHours[] }>, 'values' | 'entry' | 'addEntry' | 'removeEntry'>

/** The windows of one day of the week. */
export function Day({ day, form }: { day: BookableHours['day']; form: HoursForm }) {
  const { t } = useTranslation()
  const name = t(weekdayNames[day])
  const { hours } = form.values
  const last = hours.findLast((window) => window.day === day)
  return (
    <fieldset className={classes.day} aria-label={name}>
      <span className={classes.name}>{name}</span>
      <div className={classes.windows}>
        {hours.map(
          (window, at) =>
            window.day === day && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a window has no id of its own; its place is what it is.
              <div key={at} className={classes.window}>
                <TextInput
                  {...form.entry<BookableHours>('hours', at).field('from')}
                  type="time"
                  aria-label={t('From what time')}
                  required
                />
                <TextInput
                  {...form.entry<BookableHours>('hours', at).field('until')}
                  type="time"
                  aria-label={t('Until what time')}
                  required
                />
                <CloseButton
                  aria-label={t('Remove {name}', { name: `${name} ${window.from}` })}
                  onClick={() => form.removeEntry('hours', at)}
                />
              </div>
            ),
        )}
        {!last && <span className={classes.none}>{t('Not bookable')}</span>}
      </div>
      {hours.length < bookableHoursMax && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.add}
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label={t('Add hours on {day}', { day: name })}
          onClick={() => form.addEntry('hours', nextWindow(day, last))}
        >
          {t('Add hours')}
        </Button>
      )}
    </fieldset>
  )
}

/** A morning, and an afternoon after it. */
const nextWindow = (day: BookableHours['day'], last: BookableHours | undefined): BookableHours =>
  last && last.until < '13:00' ? { day, from: '13:00', until: '17:00' } : { day, from: '09:00', until: '12:00' }
