import { ComboboxChevron, type ComboboxData, type Select, type SelectProps, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { networkError } from '../api-error'
import { errorText } from '../i18n'
import { toast } from '../toast'

type Part = typeof Select
// Kept for whoever comes next: only the first page that has a select draws the stand-in.
let loaded: Part | undefined
const load = () =>
  import('./select').then(({ default: Part }) => {
    loaded = Part
    return Part
  })

const opening = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/**
 * A select, loaded once the page stands. Until then an input of the same looks stands for it; a press on that is kept, and opens the
 * options as they come.
 */
export function LateSelect(props: SelectProps) {
  const [Part, setPart] = useState<Part | undefined>(() => loaded)
  const input = useRef<HTMLInputElement>(null)
  const kept = useRef({ hasFocus: false, isPressed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page stands. Whoever presses before it has come asks again.
  useEffect(() => {
    if (!Part) load().then(show, () => undefined)
  }, [])
  useLayoutEffect(() => {
    const { hasFocus, isPressed } = kept.current
    kept.current = { hasFocus: false, isPressed: false }
    if (!Part || !hasFocus) return
    input.current?.focus()
    if (isPressed) input.current?.click()
  }, [Part])

  function show(part: Part) {
    kept.current.hasFocus = input.current !== null && document.activeElement === input.current
    setPart(() => part)
  }
  const press = () => {
    kept.current.isPressed = true
    load().then(show, () => {
      kept.current.isPressed = false
      toast.error(errorText(networkError('network.lost')))
    })
  }

  if (Part) return <Part {...props} ref={input} />
  return <StandIn props={props} input={input} press={press} />
}

interface StandInProps {
  props: SelectProps
  input: React.Ref<HTMLInputElement>
  press: () => void
}

/** What a select looks like while nobody has touched it. */
function StandIn({ props, input, press }: StandInProps) {
  const { data = [], value, name, id, label, description, error, placeholder, withAsterisk, required, disabled } = props
  const { className, style, size, w, 'aria-label': spoken } = props
  const given = { name, id, label, description, error, placeholder, withAsterisk, required, disabled }
  const looks = { className, style, size, w, 'aria-label': spoken }
  const present = Object.fromEntries(Object.entries({ ...given, ...looks }).filter(([, one]) => one !== undefined))
  return (
    <TextInput
      {...present}
      ref={input}
      value={labelOf(data, value)}
      readOnly
      pointer
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      rightSection={<ComboboxChevron size={size ?? 'sm'} />}
      rightSectionPointerEvents="none"
      onClick={press}
      onKeyDown={(event: KeyboardEvent) => {
        if (!opening.has(event.key)) return
        event.preventDefault()
        press()
      }}
    />
  )
}

function labelOf(data: ComboboxData, value: SelectProps['value']): string {
  for (const option of data) {
    if (typeof option !== 'object') {
      if (option === value) return String(option)
    } else if ('value' in option && option.value === value) return option.label ?? String(option.value)
  }
  return ''
}
