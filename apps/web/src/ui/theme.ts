import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { black, dark, fontFamily, gray, teal, tokens } from './tokens'

/** The whole look of the product: colour, type, space and radius stand here, in `tokens.ts` and in `theme.css`, nowhere else. */
export const theme = createTheme({
  primaryColor: 'teal',
  // Mantine's default shade fails the contrast of white text on a filled button.
  primaryShade: { light: 7, dark: 6 },
  colors: { teal, gray, dark },
  white: '#ffffff',
  black,
  fontFamily,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px', xxl: '28px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xxs: '4px', xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px', xxl: '48px' },
  radius: { sm: '6px', md: '6px', lg: '10px' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '28px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { fw: 600 }, vars: () => ({ root: { '--button-fz': '14px' } }) },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'lg',
        openDelay: 150,
        transitionProps: { duration: 120 },
        // The placeholder is a focusable thing that a menu may not hold.
        withInitialFocusPlaceholder: false,
      },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        transitionProps: { duration: 150 },
        overlayProps: { opacity: 0.5 },
        // Mantine draws the head as a `header`, which would be a second banner of the page.
        attributes: { header: { role: 'none' } },
      },
    },
    Drawer: { defaultProps: { transitionProps: { duration: 150 } } },
    Select: { defaultProps: { comboboxProps: { shadow: 'md' } } },
    Checkbox: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
  },
})

/** The tokens, as variables of each theme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--danger-button': '#b42323' },
  ...tokens,
})
