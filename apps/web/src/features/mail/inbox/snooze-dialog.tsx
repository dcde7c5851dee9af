import { momentIn, wallTimeIn } from '@corridor/contract/format/day'
import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { WallTimeInput } from '../../../lib/form/input/wall-time-input'
import { formatDateTime, timeZone, todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLeave } from '../../../lib/pick/use-leave'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const laterHours = 3
const morning = '09:00'

/** The morning of a day, by the company's clock. */
const morningOf = (day: string) => momentIn(timeZone(), `${day}T${morning}`).toISOString()
const dayAfter = (days: number) => new Date(Date.parse(`${todayDate()}T12:00:00Z`) + days * dayMs)
const toDay = (date: Date) => date.toISOString().slice(0, 10)
const daysToMonday = () => (8 - dayAfter(0).getUTCDay()) % 7 || 7

/** When a conversation is to wait again. */
export default function SnoozeDialog({ choose, close }: { choose: (until: string) => void; close: () => void }) {
  const { t } = useTranslation()
  const leave = useLeave(close)
  const [own, setOwn] = useState<string | null>(null)
  const take = (until: string) => {
    leave()
    choose(until)
  }
  const offered = [
    { label: text('Later today'), until: new Date(Date.now() + laterHours * hourMs).toISOString() },
    { label: text('Tomorrow'), until: morningOf(toDay(dayAfter(1))) },
    { label: text('Next Monday'), until: morningOf(toDay(dayAfter(daysToMonday()))) },
  ]
  return (
    <Modal opened onClose={leave} title={t('Snooze')} closeButtonProps={{ 'aria-label': t('Close') }}>
      <Stack gap={8}>
        {offered.map(({ label, until }, at) => (
          <Button
            key={label}
            variant="default"
            justify="space-between"
            rightSection={<bdi>{formatDateTime(until)}</bdi>}
            onClick={() => take(until)}
            {...(at === 0 && { 'data-autofocus': true })}
          >
            {t(label)}
          </Button>
        ))}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (own) take(own)
          }}
        >
          <WallTimeInput
            zone={timeZone()}
            moment={own}
            take={setOwn}
            label={t('Another moment')}
            description={timeZone()}
            min={wallTimeIn(timeZone(), new Date().toISOString())}
            required
          />
          <Button type="submit" mt={8} fullWidth>
            {t('Snooze')}
          </Button>
        </form>
      </Stack>
    </Modal>
  )
}
