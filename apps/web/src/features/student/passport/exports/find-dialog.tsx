import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useState } from 'react'
import { client } from '../../../../lib/call/client'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useLeave } from '../../../../lib/pick/use-leave'
import { paths } from '../../../../paths'
import { Message } from '../../../../ui/message'

const loadSchema = () =>
  import('@corridor/contract/student/passport/shapes').then(({ PassportSearch }) => PassportSearch)

/** Opens the student who has a passport number. The number stays here: it goes into no address. */
export default function FindDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = useLeave(close)
  const [isNobody, setIsNobody] = useState(false)
  const form = useShortForm({
    initial: { passportNumber: '' },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (output) => {
      const { data } = await client.passport.find(output)
      setIsNobody(data === null)
      if (data === null) return
      leave()
      await navigate({ to: paths.company.viewStudent(data._id) })
    },
  })
  const field = form.field('passportNumber')
  return (
    <Modal opened onClose={leave} title={t('Find by passport number')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack gap="md">
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          <div aria-live="polite">
            {isNobody && <Message tone="news">{t('No student you can see has this passport number.')}</Message>}
          </div>
          <TextInput
            {...field}
            label={t('Passport Number')}
            description={t('The whole number. Each search is kept in the audit log, without the number.')}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            withAsterisk
            data-autofocus
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              setIsNobody(false)
              field.onChange(event)
            }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} disabled={form.isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={form.isBusy}>
              {t('Find student')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
