import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { showBulk } from '../../../lib/bulk/show-bulk'
import { ApiError } from '../../../lib/call/api-error'
import { api, client } from '../../../lib/call/client'
import { refreshAll } from '../../../lib/call/query-client'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { useShortForm } from '../../../lib/form/use-short-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { useLeave } from '../../../lib/pick/use-leave'
import type { Given } from '../../../lib/places'
import { Message } from '../../../ui/message'

const initial = { country: null as string | null, checklist: '', title: '', dueDate: null as string | null }

/** Asks the same paper of many students or applications: one of a country's checklist, or one in own words. */
export default function AskManyPart({ kind, many, close }: Given<'student.ask'>) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const form = useShortForm({
    initial,
    loadSchema: () => import('@corridor/contract/agency/student-paper/shapes').then(({ PaperAskMany }) => PaperAskMany),
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (values) => {
      const { target, count, onStarted } = many
      try {
        showBulk(await client.bulk.start({ kind, action: 'ask', values, target, count }))
      } catch (error) {
        // The list must show what there is now.
        if (error instanceof ApiError && error.code === 'bulk.countChanged') await refreshAll()
        throw error
      }
      leave()
      onStarted()
    },
  })
  const { country, checklist } = form.values
  const { data } = useQuery({
    ...api.checklist.list.queryOptions({
      input: { filters: { country: country ?? undefined }, sortBy: 'place', sortDirection: 'asc', limit: 100 },
    }),
    enabled: country !== null,
  })
  const papers = country ? (data?.data ?? []).map(({ _id: value, paper: label }) => ({ value, label })) : []
  return (
    <Modal opened onClose={leave} title={t('Ask for a paper')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy}>
        <Stack>
          {form.failure && <Message tone="danger">{form.failure}</Message>}
          <Text>
            {t('{count} records are affected.', { count: many.count })} {t('You can undo this for 30 days.')}
          </Text>
          <CountrySelect
            label={text('Country')}
            field={{
              ...form.field('country'),
              value: country,
              onChange: (id: string | null) => {
                form.setValue('country', id)
                form.setValue('checklist', '')
              },
            }}
          />
          {country && (
            <LateSelect
              {...form.field('checklist')}
              label={t('Paper of the checklist')}
              data={[{ value: '', label: t('Another paper') }, ...papers]}
              value={checklist}
              onChange={(value) => form.setValue('checklist', value ?? '')}
              allowDeselect={false}
            />
          )}
          {checklist === '' && (
            <TextInput {...form.field('title')} label={t('Paper')} withAsterisk autoComplete="off" />
          )}
          <TextInput
            {...form.field('dueDate')}
            type="date"
            label={t('Until')}
            value={form.values.dueDate ?? ''}
            onChange={(event) => form.setValue('dueDate', event.currentTarget.value || null)}
          />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave} disabled={form.isBusy}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {t('Ask')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
