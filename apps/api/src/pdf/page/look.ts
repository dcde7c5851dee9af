/** Points: A4 and the house's sizes of type, three quarters of their pixels. */
export const page = { width: 595.28, height: 841.89, margin: 56, footer: 28 }

export const colours = { text: '#1b2329', quiet: '#5c6a75', accent: '#0f667d', hairline: '#d2d9de' }

export interface TextStyle {
  size: number
  weight: 'regular' | 'bold'
  colour: string
}

export const styles = {
  heading1: { size: 21, weight: 'bold', colour: colours.accent },
  heading2: { size: 15, weight: 'bold', colour: colours.text },
  heading3: { size: 12, weight: 'bold', colour: colours.text },
  body: { size: 10.5, weight: 'regular', colour: colours.text },
  strong: { size: 10.5, weight: 'bold', colour: colours.text },
  quiet: { size: 9, weight: 'regular', colour: colours.quiet },
} as const satisfies Record<string, TextStyle>

/** A document stands at the start of its lines; a certificate in the middle of a frame. */
export type Look = 'document' | 'certificate'
