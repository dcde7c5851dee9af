import type { OrderRecord } from '@corridor/contract/money/order/shapes'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { client } from '../../../lib/call/client'
import { toast } from '../../../lib/feedback/toast'
import { useShortForm } from '../../../lib/form/use-short-form'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Message } from '../../../ui/message'

const loadSchema = () => import('./rules').then(({ OrderRefuse }) => OrderRefuse)

/** Why an order is refused: the owners of the company read it. */
export function RefuseForm({ order, close }: { order: OrderRecord; close: () => unknown }) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: { id: order._id, reason: '' },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit: async (given) => {
      await client.order.refuse(given)
      toast.success(t('Order refused'))
      await close()
    },
  })
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy} aria-label={t('Refuse')}>
      <Stack gap="md" maw={480}>
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <TextInput
          {...form.field('reason')}
          label={t('Reason')}
          description={t('The owners of the company get this by email.')}
          withAsterisk
          autoFocus
        />
        <Group gap="xs">
          <Button type="submit" disabled={form.isBusy}>
            {t(form.isBusy ? 'Please wait...' : 'Refuse')}
          </Button>
          <Button variant="default" onClick={() => void close()}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
