import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { joinMessages, literals, type Messages, messagesIn, walk } from '../src/locales/collect-keys.ts'
import { withoutNumbers } from '../src/locales/without-numbers.ts'
import { gatheredCode } from './gathered.ts'

interface Spelled {
  texts: Set<string>
  /** Sentences of the contract with a hole where a label goes. */
  templates: Set<string>
  /** The areas whose seeded names it shows. */
  seeded: Set<string>
  messages: Messages
}

const seededAreas = [...lookupKinds, 'plan', 'stage']
const seededKey = new RegExp(`^(${seededAreas.join('|')}): `)
const hole = '\0'

/** Which of the known keys files say. Each file is read once, however many parts of a language it belongs to. */
export class SaidTexts {
  readonly #known: ReadonlySet<string>
  readonly #spelled = new Map<string, Spelled>()
  readonly #sentences = new Map<string, [label: string, key: string][]>()

  constructor(known: ReadonlySet<string>) {
    this.#known = known
  }

  in(file: string): Spelled {
    const kept = this.#spelled.get(file)
    if (kept) return kept
    const spelled = { ...spelledIn(file, gatheredCode.get(file)), messages: messagesIn(file) }
    this.#spelled.set(file, spelled)
    return spelled
  }

  /** Texts of a file of which only this code is left. */
  inCode(file: string, code: string): Spelled {
    return { ...spelledIn(file, code), messages: { labels: [], templates: [] } }
  }

  keysOf(all: readonly Spelled[]): Set<string> {
    const [texts, templates, areas] = [union(all, 'texts'), union(all, 'templates'), union(all, 'seeded')]
    const plain = [...texts].flatMap((text) => [text, withoutNumbers(text).key])
    const labelled = [...templates].flatMap((template) =>
      this.#sentencesOf(template).flatMap(([label, key]) => (texts.has(label) ? [key] : [])),
    )
    const seeded = areas.size === 0 ? [] : [...this.#known].filter((key) => areas.has(seededKey.exec(key)?.[1] ?? ''))
    const messages = joinMessages(all.map((spelled) => spelled.messages))
    return new Set([...plain, ...labelled, ...seeded, ...messages].filter((key) => this.#known.has(key)))
  }

  /** The keys that a template makes of any label: `${label} is required`. */
  #sentencesOf(template: string): [label: string, key: string][] {
    const kept = this.#sentences.get(template)
    if (kept) return kept
    const labels = union([...this.#spelled.values()], 'texts')
    const sentences = [...labels]
      .map((label): [string, string] => [label, withoutNumbers(template.replace(hole, label)).key])
      .filter(([, key]) => this.#known.has(key))
    this.#sentences.set(template, sentences)
    return sentences
  }
}

function union(all: readonly Spelled[], part: 'texts' | 'templates' | 'seeded'): Set<string> {
  const found = new Set<string>()
  for (const spelled of all) for (const one of spelled[part]) found.add(one)
  return found
}

function spelledIn(file: string, code?: string): Omit<Spelled, 'messages'> {
  const [texts, templates, seeded] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const look: Parameters<typeof walk>[1] = ({ type, value, quasis, callee, arguments: given }) => {
    if (type === 'CallExpression' && (callee as { name?: string }).name === 'seededName') {
      const [area] = literals((given as unknown[])[0])
      // An area that is known while it runs may be any.
      for (const one of area ? [area] : seededAreas) seeded.add(one)
    }
    if (type === 'Literal' && typeof value === 'string') texts.add(value)
    if (type !== 'TemplateLiteral' || !file.includes('/packages/contract/')) return
    const parts = (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked)
    if (parts.length === 2 && parts.some((part) => part.includes(' '))) templates.add(parts.join(hole))
  }
  walk(file, look, code)
  return { texts, templates, seeded }
}
