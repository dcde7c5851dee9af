import { TextInput, type TextInputProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { Standing } from './use-late-input'

const shape = ['className', 'style', 'size', 'w', 'id', 'disabled'] as const
const around = ['label', 'description', 'error', 'withAsterisk', 'required'] as const
/** Props that an input and its stand-in have around the text, and in it. */
export const outside = [...shape, ...around] as const
export const inside = ['name', 'placeholder', 'aria-label', 'data-autofocus', 'maxLength', 'onBlur'] as const

type Shared = Pick<TextInputProps & { 'data-autofocus'?: boolean }, (typeof outside | typeof inside)[number]>
type SharedProps = { [Name in keyof Shared]?: Shared[Name] | undefined }

interface StandInProps {
  /** Those of the input that it stands for. */
  props: SharedProps
  standing: Standing
  value: string
  /** Without it nothing can be typed. */
  onChange?: ((typed: string) => void) | undefined
  rightSection?: React.ReactNode
}

/** The look of an input with options while they have not come. */
export function StandIn({ props, standing, value, onChange, rightSection }: StandInProps) {
  const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ...(onChange ? [] : [' '])])
  return (
    <TextInput
      {...shared(props, [...outside, ...inside])}
      {...standing.typing}
      {...standing.pointing}
      ref={standing.input}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      readOnly={!onChange}
      pointer={!onChange}
      autoComplete="off"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      rightSection={rightSection}
      rightSectionPointerEvents="none"
      onClick={standing.press}
      onKeyDown={(event: KeyboardEvent) => {
        if (!opening.has(event.key) || event.nativeEvent.isComposing) return
        event.preventDefault()
        standing.press()
      }}
    />
  )
}

/** Those of the props that a stand-in has too. */
export const shared = (props: SharedProps, names: readonly (keyof Shared)[]) =>
  Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]))
