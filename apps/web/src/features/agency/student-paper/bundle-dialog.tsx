import type { BundleFormat } from '@corridor/contract/agency/student-paper/kinds'
import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { emptyProof, ProofField, useProof } from '../../../lib/form/input/proof-field'
import { useShortForm } from '../../../lib/form/use-short-form'
import { currentLanguage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'
import { Message } from '../../../ui/message'

interface BundleDialogProps {
  applicationId: string
  /** True if a passport or another paper of identity is among the papers. */
  hasIdentity: boolean
  close: () => void
}

/** Has the accepted papers of an application made into one file; with a passport among them for whoever shows again that it is they. */
export default function BundleDialog({ applicationId, hasIdentity, close }: BundleDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const { asked, latest } = useProof()
  const form = useShortForm({
    initial: { format: 'pdf' as BundleFormat, ...emptyProof },
    loadSchema: () =>
      import('@corridor/contract/agency/student-paper/bundle').then(({ bundleForm }) =>
        bundleForm(() => (hasIdentity ? latest.current : undefined)),
      ),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      await client.studentPaper.makeBundle({ applicationId, language: currentLanguage(), ...given })
      toast.info(t('The file is being made'))
      leave()
      await refresh(api.studentPaper)
    },
  })
  return (
    <Modal opened onClose={leave} title={t('Bundle papers')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack gap="md">
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          <Radio.Group
            label={t('Format')}
            value={form.values.format}
            onChange={(value) => form.setValue('format', value === 'zip' ? 'zip' : 'pdf')}
          >
            <Stack gap="xs" mt={4}>
              <Radio
                value="pdf"
                label={t('One PDF')}
                description={t('In the order of the checklist, with a page of contents.')}
                data-autofocus
              />
              <Radio
                value="zip"
                label={t('A ZIP of the files')}
                description={t('Each file as it is, named as the institution wants.')}
              />
            </Stack>
          </Radio.Group>
          {hasIdentity && (
            <ProofField
              form={form}
              asked={asked}
              why={text('A passport or another paper of identity is among them. Confirm that it is you.')}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} disabled={form.isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={form.isBusy}>
              {t('Bundle')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
