import { momentsIn, wallTimeIn } from '@corridor/contract/format/day'
import { zoneText } from '@corridor/contract/format/time-zones'
import { Radio, Stack, TextInput, type TextInputProps } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../language/i18n'

interface WallTimeInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  /** The zone whose clocks are meant. */
  zone: string
  /** The moment that was chosen; empty where there is none. */
  moment: string | null
  take: (moment: string | null) => void
}

/**
 * A day with a time by the clocks of a zone. Which of two is meant is asked where the clocks show it twice; one that they skip is refused:
 * the form has no moment until then.
 */
export function WallTimeInput({ zone, moment, take, error, description, ...input }: WallTimeInputProps) {
  const { t } = useTranslation()
  const question = useId()
  // Typed, and no moment yet.
  const [pending, setPending] = useState('')
  const shown = moment ? wallTimeIn(zone, moment) : pending
  const moments = shown ? momentsIn(zone, shown).map((found) => found.toISOString()) : []
  const [first, second] = moments
  const time = shown.slice(11, 16)

  function read(wallTime: string) {
    const [only, other] = wallTime ? momentsIn(zone, wallTime) : []
    const isClear = only !== undefined && other === undefined
    setPending(isClear ? '' : wallTime)
    take(isClear ? only.toISOString() : null)
  }
  // The same time may be clear in another zone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zone alone makes it another question.
  useEffect(() => {
    if (pending) read(pending)
  }, [zone])

  const skipped =
    shown !== '' && first === undefined && t('The clocks of {zone} skip {time} on that day', { zone, time })
  return (
    <div>
      <TextInput
        {...input}
        type="datetime-local"
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={skipped || (second ? undefined : error)}
        value={shown}
        onChange={({ currentTarget: { value } }) => read(value)}
      />
      {first && second && (
        <Radio.Group
          id={question}
          mt={8}
          label={t('The clocks of {zone} show {time} twice on that day. Which one is meant?', { zone, time })}
          error={moment ? undefined : error}
          value={moment ?? ''}
          onChange={(chosen) => {
            setPending('')
            take(chosen)
          }}
        >
          <Stack gap={4} mt={4}>
            <Radio value={first} label={t('The first ({zone})', { zone: zoneText(zone, new Date(first)) })} />
            <Radio value={second} label={t('The second ({zone})', { zone: zoneText(zone, new Date(second)) })} />
          </Stack>
        </Radio.Group>
      )}
    </div>
  )
}
