import { ComboboxChevron, type ComboboxData, type SelectProps } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { StandIn } from './stand-in'
import { latePart, useLateInput } from './use-late-input'

const select = latePart(() => import('./select'))

/** A select, loaded once the page stands. Words typed until then are searched for. */
export function LateSelect(props: SelectProps) {
  const { data = [], value, searchable, onSearchChange, size } = props
  const { Part, ...standing } = useLateInput(select)
  const [typed, setTyped] = useState<string>()
  const isChoosing = useRef(false)
  function search(next: string) {
    // The name of what stands is written as soon as it is known; whoever is typing by then goes on.
    const isTyped = next === '' || next === standing.input.current?.value || isChoosing.current
    isChoosing.current = false
    if (!isTyped && typed !== undefined && document.activeElement === standing.input.current) return
    setTyped(next)
    onSearchChange?.(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it comes. It begins with the name of what is chosen, whatever was typed.
  useEffect(() => {
    if (Part && typed !== undefined) search(typed)
  }, [Part])

  const text = typed ?? labelOf(data, value)
  const searching = searchable ? { searchValue: text, onSearchChange: search } : {}
  function noteChoice(chosen: string) {
    isChoosing.current = true
    props.onOptionSubmit?.(chosen)
  }
  if (Part) return <Part {...props} {...searching} onOptionSubmit={noteChoice} ref={standing.input} />
  return (
    <StandIn
      props={props}
      standing={standing}
      value={text}
      onChange={searchable ? search : undefined}
      rightSection={<ComboboxChevron size={size ?? 'sm'} />}
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
