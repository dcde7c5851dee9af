import type { Student } from '@corridor/contract/student/student/shapes'
import { isLanguage, languageFacts, languages } from '@corridor/contract/wire/language'
import { Button, Checkbox, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { useCopy } from '../../../lib/feedback/use-copy'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'

interface AskDialogProps {
  student: Student
  /** New links for a request that stands. */
  isAgain: boolean
  close: () => void
}

type Link = Awaited<ReturnType<typeof client.declaration.ask>>['links'][number]

/** Asks a student, and a guardian of one under 18, by links whose addresses are shown this once. */
export default function AskDialog({ student, isAgain, close }: AskDialogProps) {
  const { t } = useTranslation()
  const [links, setLinks] = useState<Link[]>()
  return (
    <Modal
      opened
      onClose={close}
      title={t('Ask for the declaration')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
    >
      {links ? (
        <Links links={links} close={close} />
      ) : (
        <AskForm student={student} isAgain={isAgain} close={close} done={setLinks} />
      )}
    </Modal>
  )
}

interface AskFormProps extends AskDialogProps {
  done: (links: Link[]) => void
}

function AskForm({ student, isAgain, close, done }: AskFormProps) {
  const { t, language: own } = useTranslation()
  const [byMail, setByMail] = useState(true)
  const [language, setLanguage] = useState(own)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const studentId = student._id
  async function ask() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { links } = await (isAgain
        ? client.declaration.sendAgain({ studentId, byMail })
        : client.declaration.ask({ studentId, byMail, language }))
      toast.info(byMail ? t('Request on its way') : t('Request made'))
      done(links)
      await refresh(api.declaration, api.student)
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Stack gap="md">
      {failure && <Message tone="danger">{failure}</Message>}
      <p style={{ margin: 0 }}>
        {isAgain
          ? t('Whoever has not signed gets a new link; the one before opens no more.')
          : t('The student gets a link to read and sign. Under 18, a guardian of the emergency contacts gets one too.')}
      </p>
      <Checkbox
        label={t('Also send the link by email')}
        checked={byMail}
        onChange={(event) => setByMail(event.currentTarget.checked)}
        data-autofocus
      />
      {byMail && !isAgain && (
        <Select
          label={t('Language of the email')}
          value={language}
          data={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
          allowDeselect={false}
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close} disabled={isBusy}>
          {t('Cancel')}
        </Button>
        <Button onClick={() => void ask()} disabled={isBusy}>
          {isAgain ? t('Send again') : t('Ask')}
        </Button>
      </Group>
    </Stack>
  )
}

function Links({ links, close }: { links: readonly Link[]; close: () => void }) {
  const { t } = useTranslation()
  const copy = useCopy()
  return (
    <>
      <Message tone="news">{t('This link is shown only now. It opens for 7 days and is answered once.')}</Message>
      {links.map(({ role, name, address }, at) => (
        <Group key={role} gap="xs" align="flex-end" wrap="nowrap" my="md">
          <TextInput
            label={t('Link for {name}', { name })}
            value={address}
            readOnly
            dir="ltr"
            flex={1}
            data-autofocus={at === 0 || undefined}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(address)}>
            {t('Copy link')}
          </Button>
        </Group>
      ))}
      <Group justify="flex-end">
        <Button onClick={close}>{t('Done')}</Button>
      </Group>
    </>
  )
}
