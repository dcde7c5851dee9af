import type { JobPlace } from '@corridor/contract/job/job/body'
import type { Job } from '@corridor/contract/job/job/shapes'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import classes from '../../../lib/entry/entries.module.css'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import type { JobForm } from './job-form'
import { PlaceFields } from './place-fields'

const placesMax = 20
const noPlace: JobPlace = { country: null, state: '', city: '', zipCode: '' }

/** Every place of work: the first, and further ones as they are needed. */
export function PlaceList({ form, job }: { form: JobForm; job: Job | undefined }) {
  const { t } = useTranslation()
  const { morePlaces } = form.values
  return (
    <>
      <PlaceFields form={form} shown={job?.places[0]} />
      {morePlaces.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number.
        <fieldset key={at} className={classes.entry} data-several>
          <legend>{t('Place {n}', { n: formatNumber(at + 2) })}</legend>
          <PlaceFields form={form.entry<JobPlace>('morePlaces', at)} shown={job?.places[at + 1]} />
          <Button
            className={classes.take}
            variant="default"
            size="compact-md"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => form.removeEntry('morePlaces', at)}
          >
            {t('Remove this place')}
          </Button>
        </fieldset>
      ))}
      {morePlaces.length < placesMax && (
        <Button
          className={classes.take}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.addEntry('morePlaces', noPlace)}
        >
          {t('Add another place')}
        </Button>
      )}
    </>
  )
}
