import { hopsMax } from '@corridor/contract/job/submission/kinds'
import type { Hop, HopInput } from '@corridor/contract/job/submission/shapes'
import { Button, Textarea, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { RateInputs } from '../../candidate/candidate/exports/rate-inputs'
import { HopBoxes } from './hop-boxes'
import { newHop, type TermsForm } from './submission-values'

/** Through whom somebody is submitted, what each party and the person get, and what else is to be known. */
export function SubmissionFields({ form, hops = [] }: { form: TermsForm; hops?: readonly Hop[] }) {
  const { t } = useTranslation()
  const { values } = form
  return (
    <>
      <Title order={2} size="h4">
        {t('Chain')}
      </Title>
      {values.hops.map((hop, at) => (
        <HopBoxes
          // biome-ignore lint/suspicious/noArrayIndexKey: a party has no id of its own; its place is what it is.
          key={at}
          form={form.entry<HopInput>('hops', at)}
          at={at}
          stands={hops.find(({ vendor, client }) => (vendor ?? client) === (hop.vendor ?? hop.client))}
          remove={() => form.removeEntry('hops', at)}
        />
      ))}
      {values.hops.length < hopsMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.addEntry('hops', newHop)}
          style={{ justifySelf: 'start' }}
        >
          {t('Add Party')}
        </Button>
      )}
      <Title order={2} size="h4">
        {t('What the candidate is paid')}
      </Title>
      <RateInputs form={form.part('pay')} />
      <Textarea {...form.field('note')} label={t('Note')} autosize minRows={2} />
    </>
  )
}
