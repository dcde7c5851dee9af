import { access } from '@corridor/contract/wire/access'
import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { client } from '../../../../lib/call/client'
import { toast } from '../../../../lib/feedback/toast'
import { emptyProof, ProofField, useProof } from '../../../../lib/form/input/proof-field'
import { useShortForm } from '../../../../lib/form/use-short-form'
import { currentLanguage, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { useLeave } from '../../../../lib/pick/use-leave'
import { useMay } from '../../../../lib/session/session'
import { saveBytes } from '../../../../lib/upload/download-file'
import { Message } from '../../../../ui/message'

interface PdfDialogProps {
  studentId: string
  /** True if a passport number or birth date stands in the file. */
  hasSealed: boolean
  close: () => void
}

/** Makes the file of a student into a PDF and lets the browser save it; with sealed values for whoever shows again that it is they. */
export default function PdfDialog({ studentId, hasSealed, close }: PdfDialogProps) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const { asked, latest } = useProof()
  const mayReveal = useMay(access.studentSecrets.reveal) && hasSealed
  const form = useShortForm({
    initial: { isInClear: false, ...emptyProof },
    loadSchema: () =>
      import('@corridor/contract/student/student-file/shapes').then(({ studentPdfForm }) =>
        studentPdfForm(() => latest.current),
      ),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async ({ isInClear, ...proof }) => {
      const given = { studentId, language: currentLanguage() }
      const { fileName, pdf } = await (isInClear
        ? client.studentFile.pdfInClear({ ...given, ...proof })
        : client.studentFile.pdf(given))
      saveBytes(pdf, 'application/pdf', fileName)
      toast.success(t('Download started'))
      leave()
    },
  })
  const { isInClear } = form.values
  return (
    <Modal opened onClose={leave} title={t('Download as PDF')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack gap="md">
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          {mayReveal ? (
            <Radio.Group
              label={t('Passport number and birth date')}
              value={isInClear ? 'clear' : 'masked'}
              onChange={(value) => form.setValue('isInClear', value === 'clear')}
            >
              <Stack gap="xs" mt={4}>
                <Radio value="masked" label={t('Masked')} data-autofocus />
                <Radio
                  value="clear"
                  label={t('With passport number and birth date')}
                  description={t('It is kept in the audit log, and counts as a reading of both.')}
                />
              </Stack>
            </Radio.Group>
          ) : (
            <p style={{ margin: 0 }}>{t('Passport number and birth date are masked.')}</p>
          )}
          {isInClear && (
            <ProofField form={form} asked={asked} why={text('Confirm that it is you: this shows protected values.')} />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} disabled={form.isBusy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={form.isBusy}>
              {t('Download')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
