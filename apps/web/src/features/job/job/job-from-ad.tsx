import type { FoundValue, JobReading } from '@corridor/contract/base/parse/shapes'
import type { JobAdd } from '@corridor/contract/job/job/body'
import { Button, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { Message } from '../../../ui/message'
import type { FromAd } from './from-ad'
import classes from './job.module.css'
import { JobFields } from './job-fields'
import { JobText } from './job-text'
import { PlacesInAd } from './placed'
import { useAddJob } from './use-add-job'
import { useFromAd } from './use-from-ad'

interface JobFromAdProps {
  reading: JobReading
  /** Facts that are known beside the ad. */
  known?: Partial<JobAdd>
  /** Called with the job that was made. */
  onAdded?: (id: string) => Promise<void>
  back: () => void
}

/** The form of a new job, filled in from an ad that stands beside it. */
export default function JobFromAd(props: JobFromAdProps) {
  const query = useFromAd(props.reading)
  return <RecordQuery query={query}>{(fromAd) => <FilledForm {...props} fromAd={fromAd} />}</RecordQuery>
}

interface FilledFormProps extends JobFromAdProps {
  fromAd: FromAd
}

function FilledForm({ reading, known, onAdded, fromAd: { values, origins, unknownClient }, back }: FilledFormProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<FoundValue>()
  const form = useAddJob({ ...values, ...known }, onAdded)
  const places = useMemo(() => ({ origins, show: setShown }), [origins])
  const isUnknown = unknownClient && !form.values.client

  async function addClient(name: string) {
    try {
      const { data } = await client.client.add({ name })
      form.setValue('client', data._id)
      toast.success(t('Client Added Successfully'))
      await refresh(api.client)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <PlacesInAd.Provider value={places}>
      <div className={classes.columns}>
        <section className={classes.card} aria-label={t('Add Job')}>
          <Title order={2}>{t('Add Job')}</Title>
          {isUnknown && (
            <Message
              tone="news"
              action={
                <Button variant="default" size="compact-md" onClick={() => void addClient(unknownClient.value)}>
                  {t('Add Client')}
                </Button>
              }
            >
              {t('The ad names {name}, who is not among your clients yet.', { name: unknownClient.value })}
            </Message>
          )}
          <RecordForm
            form={form}
            submitLabel="Add Job"
            hasKey
            actions={
              <Button variant="default" onClick={back}>
                {t('Back')}
              </Button>
            }
          >
            <JobFields form={form} />
          </RecordForm>
        </section>
        <JobText pages={reading.pages} shown={shown} isBesideForm />
      </div>
    </PlacesInAd.Provider>
  )
}
