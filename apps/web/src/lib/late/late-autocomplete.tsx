import type { AutocompleteProps } from '@mantine/core'
import { StandIn } from './stand-in'
import { latePart, useLateInput } from './use-late-input'

const autocomplete = latePart(() => import('./autocomplete'))

interface LateAutocompleteProps extends AutocompleteProps {
  value: string
  onChange: (typed: string) => void
}

/** A text with suggestions, which are loaded once the page stands. */
export function LateAutocomplete(props: LateAutocompleteProps) {
  const { Part, ...standing } = useLateInput(autocomplete)
  if (Part) return <Part {...props} ref={standing.input} />
  return <StandIn props={props} standing={standing} value={props.value} onChange={props.onChange} />
}
