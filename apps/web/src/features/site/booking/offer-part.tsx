import { offerDays } from '@corridor/contract/site/booking/kinds'
import { isLanguage, languageFacts, languages } from '@corridor/contract/wire/language'
import { Button, Checkbox, Modal, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { LinkOnce } from '../../../lib/record/link-once'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { paths } from './paths'

/** Lets somebody choose a time of the signed-in person's by a link, whose address is shown this once. */
export default function OfferPart({ of, close }: Given<'interview.offer'>) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const { data } = useQuery({ ...api.booking.getTimes.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <Modal
      opened
      onClose={() => close(address !== undefined)}
      title={t('Let them choose a time')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
    >
      {data?.data.hours.length === 0 ? (
        <Message tone="attention">
          {t('Please say first when you can be booked.')}{' '}
          <TextLink to={paths.company.bookableTimes}>{t('Bookable times')}</TextLink>
        </Message>
      ) : address === undefined ? (
        <OfferForm of={of} close={() => close(false)} done={setAddress} />
      ) : (
        <LinkOnce
          address={address}
          hint={t('This link is shown only now. A time can be chosen for {number} days.', { number: offerDays })}
          close={() => close(true)}
        />
      )}
    </Modal>
  )
}

interface OfferFormProps {
  of: Given<'interview.offer'>['of']
  close: () => void
  done: (address: string) => void
}

function OfferForm({ of, close, done }: OfferFormProps) {
  const { t, language } = useTranslation()
  const form = useRecordForm({
    entity: 'Link',
    schema: () => import('@corridor/contract/site/booking/shapes').then(({ BookingOffer }) => BookingOffer),
    initial: { ...of, byMail: true, language: isLanguage(language) ? language : ('en' as const) },
    submit: (values) => client.booking.offer(values),
    onSaved: async ({ address, data: { letter } }) => {
      if (letter) toast.info(t('Link on its way'))
      else toast.success(t('Link Made Successfully'))
      done(address)
      await refresh(api.booking)
    },
  })
  return (
    <RecordForm
      form={form}
      submitLabel="Make Link"
      actions={
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
      }
    >
      <p>{t('The candidate chooses one of your bookable times, and can move or cancel it later by the same link.')}</p>
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
