import { SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import type { Look } from './mail-frame'

const names: Record<Look, string> = { light: text('Light'), dark: text('Dark'), phone: text('On a phone') }
const looks = ['light', 'dark', 'phone'] as const

interface LookSwitchProps<Shown extends Look | 'text'> {
  value: Shown
  /** Its plain text can be shown too. */
  hasText?: 'text' extends Shown ? true : never
  onChange: (look: Shown) => void
}

/** The ways in which a mail is shown. */
export function LookSwitch<Shown extends Look | 'text'>({ value, hasText, onChange }: LookSwitchProps<Shown>) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('How the mail is shown')}
      value={value}
      onChange={(chosen) => onChange(chosen as Shown)}
      data={[
        ...looks.map((look) => ({ value: look, label: t(names[look]) })),
        ...(hasText ? [{ value: 'text', label: t('Plain text') }] : []),
      ]}
    />
  )
}
