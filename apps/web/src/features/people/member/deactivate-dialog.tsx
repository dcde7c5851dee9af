import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { formatName } from '../../../lib/format/format'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { ColleagueSelect } from './colleague-select'

interface DeactivateDialogProps {
  member: CompanyMember
  close: () => void
}

/** Lets a member in no more, once it is said who gets their records and students. */
export default function DeactivateDialog({ member, close }: DeactivateDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const { _id: id } = member
  const name = formatName(member)
  const { data } = useQuery(api.member.work.queryOptions({ input: { id } }))
  const [to, setTo] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const { students = 0, applications = 0, reviews = 0 } = data?.data ?? {}

  async function deactivate() {
    setIsBusy(true)
    try {
      await client.member.update({ id, status: 'inactive', ...(to && { to }) })
      toast.success(t('Member Updated Successfully'))
      leave()
    } catch (error) {
      toast.error(errorText(error))
      setIsBusy(false)
    }
    await refresh(api.member, api.student, api.studentApplication, api.fileReview, api.candidate, api.hotlist)
  }

  return (
    <Modal
      opened
      onClose={leave}
      title={t('Deactivate {name}', { name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <Text>
          {t('{name} is signed out of your company at once. What they made stays, and you can let them in again.', {
            name,
          })}
        </Text>
        {students + reviews > 0 && (
          <Text>
            {t('They lead {students} students with {applications} applications, and are to review {reviews} files.', {
              ...{ students, applications, reviews },
            })}{' '}
            {t('Without a colleague the students are nobody’s, and reviews go to the next in turn.')}
          </Text>
        )}
        <ColleagueSelect
          label={text('Their records and students go to')}
          field={{ value: to, onChange: setTo, clearable: true }}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={leave} disabled={isBusy} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="var(--danger-button)" loading={isBusy} onClick={() => void deactivate()}>
            {t('Deactivate')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
