import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from '../../../lib/i18n'
import type { FilterControlProps } from '../../../lib/list/types'

const everyone = 'all'

/** All candidates, those on a hotlist, or those not yet on one. */
export function OnHotlistFilter({ label, value, onChange }: FilterControlProps) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <SegmentedControl
      aria-label={label}
      fullWidth={isPhone ?? false}
      orientation={isPhone ? 'vertical' : 'horizontal'}
      value={value ?? everyone}
      onChange={(chosen) => onChange(chosen === everyone ? null : chosen)}
      data={[
        { value: everyone, label: t('All') },
        { value: 'true', label: t('On hotlists') },
        { value: 'false', label: t('Not yet on a hotlist') },
      ]}
    />
  )
}
