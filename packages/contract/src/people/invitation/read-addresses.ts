/** Somebody of whom an address is known, and perhaps a name. */
export interface AddressedPerson {
  firstName: string
  lastName: string
  email: string
}

// 'Anita Rao <anita@rao.example>', as programs for mail write it; else whatever stands between blanks, commas and semicolons.
const named = /"?([^"<>,;\n]*?)"?\s*<([^<>\s]+)>|([^\s,;<>]+)/g

/** Reads what somebody pasted as addresses: one on each line, or with commas, semicolons or blanks between. One that is there twice counts once. */
export function readAddresses(text: string): AddressedPerson[] {
  const found = new Map<string, AddressedPerson>()
  for (const [, name = '', bracketed, bare] of text.matchAll(named)) {
    const email = bracketed ?? bare ?? ''
    const words = name.trim().split(/\s+/)
    const lastName = words.length > 1 ? (words.pop() ?? '') : ''
    if (!found.has(email.toLowerCase())) found.set(email.toLowerCase(), { firstName: words.join(' '), lastName, email })
  }
  return [...found.values()]
}
