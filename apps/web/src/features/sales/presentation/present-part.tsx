import { presentationDaysUsual, presentedMax } from '@corridor/contract/sales/presentation/kinds'
import { isLanguage, languageFacts, languages } from '@corridor/contract/wire/language'
import { Button, Checkbox, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { RecordForm } from '../../../lib/form/record-form'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { dayIn } from '../../../lib/format/day-in'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import type { Given } from '../../../lib/places'
import { LinkOnce } from '../../../lib/record/link-once'
import { SubmissionBadge } from '../../job/submission/exports/state-badge'

/** Presents submitted people of a job to its client by a link, whose address is shown this once. */
export default function PresentPart({ jobId, chosen, close }: Given<'job.present'>) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  return (
    <Modal
      opened
      onClose={close}
      title={t('Present to client')}
      closeButtonProps={{ 'aria-label': t('Close') }}
      size="lg"
    >
      {address === undefined ? (
        <PresentForm jobId={jobId} chosen={chosen} close={close} done={setAddress} />
      ) : (
        <LinkOnce address={address} hint={t('This link is shown only now. Send it to the client.')} close={close} />
      )}
    </Modal>
  )
}

interface PresentFormProps extends Given<'job.present'> {
  done: (address: string) => void
}

function PresentForm({ jobId, chosen, close, done }: PresentFormProps) {
  const { t, language } = useTranslation()
  const { data } = useQuery(
    api.submission.list.queryOptions({ input: { filters: { job: jobId, isLive: true }, limit: 100 } }),
  )
  const form = useRecordForm({
    entity: 'Presentation',
    schema: () => import('@corridor/contract/sales/presentation/shapes').then(({ PresentationAdd }) => PresentationAdd),
    initial: {
      jobId,
      people: chosen.slice(0, presentedMax).map((submissionId) => ({ submissionId, summary: '' })),
      title: '',
      note: '',
      showsInitials: false,
      showsRate: false,
      showsAuthorization: true,
      expiresOn: dayIn(presentationDaysUsual),
      mailTo: '',
      language: isLanguage(language) ? language : 'en',
    },
    submit: (values) => client.presentation.add(values),
    onSaved: async ({ address, data: { letter } }) => {
      if (letter) toast.info(t('Link on its way'))
      else toast.success(t('Link made'))
      done(address)
      await refresh(api.presentation)
    },
  })
  const { people } = form.values
  const choose = (submissionId: string, isChosen: boolean) =>
    form.setValue(
      'people',
      isChosen
        ? [...people, { submissionId, summary: '' }]
        : people.filter((person) => person.submissionId !== submissionId),
    )
  const write = (submissionId: string, summary: string) =>
    form.setValue(
      'people',
      people.map((person) => (person.submissionId === submissionId ? { submissionId, summary } : person)),
    )
  const { error } = form.field('people')
  return (
    <RecordForm
      form={form}
      submitLabel="Make the link"
      actions={
        <Button variant="default" onClick={close}>
          {t('Cancel')}
        </Button>
      }
    >
      <Checkbox.Group
        label={t('Who is presented')}
        error={error}
        value={people.map(({ submissionId }) => submissionId)}
        withAsterisk
      >
        <Stack gap="sm" mt="xs">
          {data?.data.map((row) => {
            const name = row.candidateInfo[0] ? formatName(row.candidateInfo[0]) : ''
            const person = people.find(({ submissionId }) => submissionId === row._id)
            return (
              <div key={row._id}>
                <Checkbox
                  value={row._id}
                  label={
                    <>
                      <bdi>{name}</bdi> <SubmissionBadge state={row.state} />
                    </>
                  }
                  onChange={(event) => choose(row._id, event.currentTarget.checked)}
                />
                {person && (
                  <Textarea
                    mt="xs"
                    aria-label={t('About {name}', { name })}
                    placeholder={t('A few words for the client')}
                    value={person.summary}
                    maxLength={1000}
                    autosize
                    minRows={2}
                    onChange={(event) => write(row._id, event.currentTarget.value)}
                  />
                )}
              </div>
            )
          })}
          {data?.data.length === 0 && <p>{t('Nobody stands for this job at the moment.')}</p>}
        </Stack>
      </Checkbox.Group>
      <TextInput
        {...form.field('title')}
        label={t('Title')}
        description={t('Without one, the title of the job stands above the people.')}
      />
      <Textarea {...form.field('note')} label={t('Note')} autosize minRows={2} />
      <TextInput {...form.field('expiresOn')} type="date" label={t('Last day')} withAsterisk />
      <TextInput
        {...form.field('mailTo')}
        type="email"
        label={t('Email the link to')}
        description={t('Without an address, you send the link yourself.')}
      />
      {form.values.mailTo && (
        <Select
          {...form.field('language')}
          label={t('Language of the email')}
          data={languages.map((value) => ({ value, label: languageFacts[value].name }))}
          allowDeselect={false}
        />
      )}
      <Checkbox {...form.tick('showsInitials')} label={t('Show initials instead of names')} />
      <Checkbox {...form.tick('showsAuthorization')} label={t('Show the work authorization')} />
      <Checkbox {...form.tick('showsRate')} label={t('Show the rate that the next party pays')} />
      <p>{t('Email, phone and links are never shown, and are taken out of texts and resumes.')}</p>
    </RecordForm>
  )
}
