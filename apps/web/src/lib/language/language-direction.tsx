import { DirectionProvider, useDirection } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { currentLanguage, languages, useTranslation } from './i18n'

/** Mantine's direction, from the language at the start. */
export const StartDirection = ({ children }: { children: ReactNode }) => (
  <DirectionProvider initialDirection={languages[currentLanguage()].dir} detectDirection={false}>
    {children}
  </DirectionProvider>
)

/** Follows the language with it. */
export function LanguageDirection() {
  const { language } = useTranslation()
  const { setDirection } = useDirection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language decides; the setter is new at each render.
  useEffect(() => setDirection(languages[language].dir), [language])
  return null
}
