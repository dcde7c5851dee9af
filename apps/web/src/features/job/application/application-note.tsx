import type { ApplicationRecord } from '@corridor/contract/job/application/shapes'
import { client } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { RecordNote } from '../../../lib/record/record-note'
import { toast } from '../../../lib/toast'
import { describeMove } from './describe-move'
import { refreshApplications } from './use-application-actions'

/** What recruiters note of an application. */
export function ApplicationNote({ application, mayManage }: { application: ApplicationRecord; mayManage: boolean }) {
  const { t } = useTranslation()
  const { _id: id, version, note } = application
  async function save(typed: string) {
    try {
      await client.application.update({ id, version, note: typed })
      toast.success(t('{entity} Updated Successfully', { entity: t('Application') }))
      await refreshApplications()
    } catch (error) {
      toast.error(describeMove(error, t))
    }
  }
  return <RecordNote note={note} mayManage={mayManage} save={save} />
}
