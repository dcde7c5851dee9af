import { Group, type MantineColorScheme, Radio, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from '../../../../lib/language/i18n'
import { schemeNames } from '../../../../lib/page/color-scheme'

/** Light, dark or as the system; it is this browser's, and obeyed at once. */
export function ThemeChoice() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Radio.Group
      label={t('Theme')}
      description={t('Applies to this browser at once.')}
      value={colorScheme}
      onChange={(scheme) => setColorScheme(scheme as MantineColorScheme)}
    >
      <Group mt="xs">
        {Object.entries(schemeNames).map(([scheme, name]) => (
          <Radio key={scheme} value={scheme} label={t(name)} />
        ))}
      </Group>
    </Radio.Group>
  )
}
