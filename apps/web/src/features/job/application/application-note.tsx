import type { ApplicationRecord } from '@corridor/contract/job/application/shapes'
import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { client } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { toast } from '../../../lib/toast'
import classes from './application-record.module.css'
import { describeMove } from './describe-move'
import { refreshApplications } from './use-application-actions'

const noteCharsMax = 2000

/** What recruiters note of an application. */
export function ApplicationNote({ application, mayManage }: { application: ApplicationRecord; mayManage: boolean }) {
  const { t } = useTranslation()
  const { _id: id, version, note } = application
  const [typed, setTyped] = useState(note)
  const [isBusy, setIsBusy] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      await client.application.update({ id, version, note: typed })
      toast.success(t('{entity} Updated Successfully', { entity: t('Application') }))
      await refreshApplications()
    } catch (error) {
      toast.error(describeMove(error, t))
    }
    setIsBusy(false)
  }
  if (!mayManage && note === '') return null
  return (
    <RecordCard title="Note">
      {mayManage ? (
        <form onSubmit={save}>
          <Textarea
            aria-label={t('Note')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={noteCharsMax}
            autosize
            minRows={2}
          />
          <Group justify="flex-end" mt="xs">
            <Button type="submit" variant="default" loading={isBusy} disabled={typed.trim() === note}>
              {t('Save')}
            </Button>
          </Group>
        </form>
      ) : (
        <p className={classes.prose} dir="auto">
          {note}
        </p>
      )}
    </RecordCard>
  )
}
