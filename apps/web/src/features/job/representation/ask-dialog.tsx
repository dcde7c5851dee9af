import { representationDaysUsual } from '@corridor/contract/job/representation/kinds'
import { isLanguage, languageFacts, languages } from '@corridor/contract/wire/language'
import { Button, Checkbox, Modal, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { useTranslation } from '../../../lib/language/i18n'
import { LinkOnce } from '../../../lib/record/link-once'
import { RateInputs } from '../../candidate/candidate/exports/rate-inputs'
import type { Whom } from './exports/right-card'

/** Asks a person by a link, whose address is shown this once. */
export function AskDialog({ whom, close }: { whom: Whom; close: () => void }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  return (
    <Modal
      opened
      onClose={close}
      title={t('Ask for the right to represent')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
    >
      {address === undefined ? (
        <AskForm whom={whom} close={close} done={setAddress} />
      ) : (
        <LinkOnce
          address={address}
          hint={t('This link is shown only now. It opens for 7 days and is answered once.')}
          close={close}
        />
      )}
    </Modal>
  )
}

interface AskFormProps {
  whom: Whom
  close: () => void
  done: (address: string) => void
}

function AskForm({ whom: { candidateId, jobId, rate }, close, done }: AskFormProps) {
  const { t, language } = useTranslation()
  const form = useRecordForm({
    entity: 'Right to Represent',
    schema: () =>
      import('@corridor/contract/job/representation/shapes').then(({ RepresentationAsk }) => RepresentationAsk),
    initial: {
      candidateId,
      jobId,
      rate,
      validUntil: dayIn(representationDaysUsual),
      showsClient: true,
      byMail: true,
      language: isLanguage(language) ? language : 'en',
    },
    submit: (values) => client.representation.ask(values),
    onSaved: async ({ address, data: { letter } }) => {
      if (letter) toast.info(t('Request on its way'))
      else toast.success(t('Request made'))
      done(address)
      await refresh(api.representation)
    },
  })
  return (
    <RecordForm
      form={form}
      submitLabel="Ask"
      actions={
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
      }
    >
      <RateInputs form={form.part('rate')} />
      <TextInput {...form.field('validUntil')} type="date" label={t('Holds until')} withAsterisk />
      <Checkbox {...form.tick('showsClient')} label={t('Say who the end client is')} />
      <Checkbox {...form.tick('byMail')} label={t('Also send the link by email')} />
      {form.values.byMail && (
        <Select
          {...form.field('language')}
          label={t('Language of the email')}
          data={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          allowDeselect={false}
        />
      )}
    </RecordForm>
  )
}
