import type { OrderConfirm, OrderRecord } from '@corridor/contract/money/order/shapes'
import { type PaymentMethod, paymentMethodNames, paymentMethods } from '@corridor/contract/money/plan/terms'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { MoneyInput } from '../../../lib/form/input/money-input'
import { useShortForm } from '../../../lib/form/use-short-form'
import { todayDate } from '../../../lib/format/format'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { Message } from '../../../ui/message'

interface PaymentFormProps {
  order: OrderRecord
  /** A key: the title, and the button's verb. */
  verb: string
  /** The amount as it is typed, in minor units. */
  amount: number
  submit: (paid: OrderConfirm) => Promise<unknown>
  close: () => void
}

const loadSchema = () => import('./rules').then(({ OrderConfirm }) => OrderConfirm)

/** Money that came, or went back: how much, when, how, and what the bank calls it. */
export function PaymentForm({ order, verb, amount, submit, close }: PaymentFormProps) {
  const { t } = useTranslation()
  const form = useShortForm({
    initial: {
      id: order._id,
      amount: amount as number | null,
      paidDate: todayDate(),
      method: 'bank-transfer' as PaymentMethod,
      reference: '',
    },
    loadSchema,
    texts: { fallback: text('Something went wrong. Please try again.') },
    submit,
  })
  const shown = (name: 'amount' | 'method') =>
    form.errorOf(name) ? translateMessage(form.errorOf(name) ?? '') : undefined
  return (
    <form ref={form.element} onSubmit={form.submit} noValidate aria-busy={form.isBusy} aria-label={t(verb)}>
      <Stack gap="md" maw={480}>
        {form.failure && <Message tone="danger">{form.failure}</Message>}
        <MoneyInput
          label={t('Amount in {currency}', { currency: order.currency })}
          name="amount"
          value={form.values.amount}
          onChange={(value) => form.setValue('amount', value)}
          error={shown('amount')}
          withAsterisk
          autoFocus
        />
        <TextInput {...form.field('paidDate')} type="date" label={t('Payment date')} withAsterisk />
        <LateSelect
          label={t('Method')}
          name="method"
          data={paymentMethods.map((value) => ({ value, label: t(paymentMethodNames[value]) }))}
          value={form.values.method}
          onChange={(value) => form.setValue('method', value)}
          error={shown('method')}
          allowDeselect={false}
          withAsterisk
        />
        <TextInput {...form.field('reference')} label={t('Reference')} description={t('As the bank names it.')} />
        <Group gap="xs">
          <Button type="submit" disabled={form.isBusy}>
            {t(form.isBusy ? 'Please wait...' : verb)}
          </Button>
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
