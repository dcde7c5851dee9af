/** True if a key belongs to what is being typed, and is no command. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !takesNoText.includes(target.getAttribute('type'))))

const takesNoText: (string | null)[] = ['checkbox', 'radio']
