import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { Button, Modal } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { formatName } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { useLeave } from '../../../lib/pick/use-leave'
import { ColleagueSelect } from './colleague-select'

interface HandOverDialogProps {
  member: CompanyMember
  close: () => void
}

/** Gives all records of a member to a colleague, and takes that back from the toast. */
export default function HandOverDialog({ member, close }: HandOverDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const name = formatName(member)
  const form = useRecordForm({
    entity: 'Hand-over',
    schema: () => import('@corridor/contract/people/member/shapes').then(({ MemberHandOver }) => MemberHandOver),
    initial: { id: member._id, to: '' },
    submit: (values) => client.member.handOver(values),
    onSaved: async ({ data }) => {
      toast.undo(t('{n} records handed over', { n: data.records }), name, () => void takeBack(data._id))
      leave()
      await refresh(api.member, api.student, api.fileReview, api.candidate, api.hotlist)
    },
  })

  async function takeBack(id: string) {
    try {
      await client.member.handBack({ id })
      toast.success(t('Records handed back'))
    } catch (error) {
      toast.error(errorText(error))
    }
    await refresh(api.member, api.student, api.fileReview, api.candidate, api.hotlist)
  }

  return (
    <Modal
      opened
      onClose={leave}
      title={t('Hand over the records of {name}', { name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <RecordForm
        form={form}
        submitLabel="Hand over"
        actions={
          <Button variant="default" onClick={leave}>
            {t('Cancel')}
          </Button>
        }
      >
        <p>{t('Candidates and hotlists get another owner. They stay in their units.')}</p>
        <p>{t('Students get another counsellor, and reviews that were asked of {name} another reviewer.', { name })}</p>
        <ColleagueSelect field={form.field('to')} required isFirst />
      </RecordForm>
    </Modal>
  )
}
