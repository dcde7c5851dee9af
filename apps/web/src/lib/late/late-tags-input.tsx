import { Input, Pill, PillsInput, type TagsInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { inside, outside, shared } from './stand-in'
import { withTags } from './tags'
import { latePart, type Standing, useLateInput } from './use-late-input'

const tagsInput = latePart(() => import('./tags-input'))

interface LateTagsInputProps extends TagsInputProps {
  value: string[]
  onChange: (tags: string[]) => void
  maxTags: number
}

/** Tags, with suggestions that are loaded once the page stands. Enter, a comma and leaving make a tag of what is typed, before too. */
export function LateTagsInput(props: LateTagsInputProps) {
  const { Part, ...standing } = useLateInput(tagsInput)
  const [typed, setTyped] = useState('')
  function search(next: string) {
    setTyped(next)
    props.onSearchChange?.(next)
  }
  if (Part)
    return <Part {...props} searchValue={typed} onSearchChange={search} acceptValueOnBlur ref={standing.input} />
  return <TagsStandIn props={props} standing={standing} typed={typed} search={search} />
}

interface TagsStandInProps {
  props: LateTagsInputProps
  standing: Standing
  typed: string
  search: (typed: string) => void
}

function TagsStandIn({ props, standing, typed, search }: TagsStandInProps) {
  const { value, onChange, maxTags, clearable, clearButtonProps } = props
  function accept() {
    const tags = withTags(value, typed, maxTags)
    if (tags.length > value.length) onChange(tags)
    search('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (typed.trim() === '') {
      if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
    } else if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      accept()
    }
  }
  const clearButton = (
    <Input.ClearButton
      tabIndex={-1}
      aria-hidden
      {...clearButtonProps}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChange([])}
    />
  )
  return (
    <PillsInput {...shared(props, outside)} rightSection={clearable && value.length > 0 ? clearButton : undefined}>
      <Pill.Group>
        {value.map((tag) => (
          <Pill key={tag} withRemoveButton onRemove={() => onChange(value.filter((other) => other !== tag))}>
            {tag}
          </Pill>
        ))}
        <PillsInput.Field
          {...shared(props, inside)}
          {...standing.typing}
          ref={standing.input}
          value={typed}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            props.onBlur?.(event)
            accept()
          }}
          autoComplete="off"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
        />
      </Pill.Group>
    </PillsInput>
  )
}
