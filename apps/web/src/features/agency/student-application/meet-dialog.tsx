import type { Condition } from '@corridor/contract/agency/student-application/parts'
import type { StudentApplicationRecord } from '@corridor/contract/agency/student-application/shapes'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { useShortForm } from '../../../lib/form/use-short-form'
import { todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { Message } from '../../../ui/message'
import { ShortDialog } from './short-dialog'
import { keepApplication } from './use-application-actions'

interface MeetDialogProps {
  application: StudentApplicationRecord
  condition: Condition
  close: () => void
}

/** Says by which accepted paper, and on which day, a condition was met. */
export default function MeetDialog({ application, condition, close }: MeetDialogProps) {
  const { t } = useTranslation()
  const { _id: id, version, student } = application
  const { data } = useQuery(
    api.studentPaper.list.queryOptions({
      input: { filters: { student, state: 'accepted' }, sortBy: 'title', sortDirection: 'asc', limit: 100 },
    }),
  )
  const form = useShortForm({
    initial: { id, version, condition: condition._id, paper: condition.paperInfo[0]?._id ?? '', on: todayDate() },
    loadSchema: () => import('./rules').then(({ MetByPaper }) => MetByPaper),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      const { data } = await client.studentApplication.meetCondition(given)
      close()
      await keepApplication(data)
    },
  })
  const papers = (data?.data ?? []).map(({ _id: value, title: label }) => ({ value, label }))
  return (
    <ShortDialog title={t('Met by a paper')} submitLabel="Save" form={form} close={close}>
      <bdi>{condition.text}</bdi>
      {data && papers.length === 0 && <Message tone="news">{t('No paper of this student is accepted yet')}</Message>}
      <LateSelect
        {...form.field('paper')}
        label={t('Paper')}
        description={t('While the paper is not accepted, the condition is open again.')}
        data={papers}
        value={form.values.paper || null}
        onChange={(value) => form.setValue('paper', value ?? '')}
        withAsterisk
      />
      <TextInput {...form.field('on')} type="date" label={t('On')} withAsterisk />
    </ShortDialog>
  )
}
