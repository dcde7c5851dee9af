/** Moves focus to a field of a step by its name; a name that no input has leads to the first input. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const named = form?.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)
  // A select keeps its name on a hidden input behind the one that is seen.
  const seen = named?.type === 'hidden' ? named.previousElementSibling?.querySelector('input') : named
  const first = form?.querySelector<HTMLInputElement>('input:not([type="hidden"]), textarea')
  const target = seen ?? first
  target?.focus()
}
