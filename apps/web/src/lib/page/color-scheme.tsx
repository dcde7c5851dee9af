import { type MantineColorScheme, type MantineColorSchemeManager, useComputedColorScheme } from '@mantine/core'
import { useLayoutEffect } from 'react'
import { text } from '../language/text'

/** Texts. */
export const schemeNames: Record<MantineColorScheme, string> = {
  light: text('Light'),
  dark: text('Dark'),
  auto: text('System'),
}

// The same key as public/color-scheme.js, which reads it before the first paint.
const key = 'theme'

const read = (stored: string | null): MantineColorScheme => (stored === 'light' || stored === 'dark' ? stored : 'auto')
let stop: (() => void) | undefined

/** Keeps light, dark or system between visits and tabs. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => read(localStorage.getItem(key)),
  set: (scheme) => localStorage.setItem(key, scheme === 'auto' ? 'system' : scheme),
  clear: () => localStorage.removeItem(key),
  subscribe: (onUpdate) => {
    const onStorage = (event: StorageEvent) => event.key === key && onUpdate(read(event.newValue))
    addEventListener('storage', onStorage)
    stop = () => removeEventListener('storage', onStorage)
  },
  unsubscribe: () => stop?.(),
}

/** The page root carries exactly one of the classes `light` and `dark` (spec 3 §4.3). */
export function ColorSchemeClass() {
  const scheme = useComputedColorScheme()
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.remove('light', 'dark')
    classList.add(scheme)
  }, [scheme])
  return null
}
