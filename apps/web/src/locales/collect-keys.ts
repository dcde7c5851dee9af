import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { withoutNumbers } from './without-numbers.ts'

interface Node {
  type: string
  [part: string]: unknown
}

export interface Found {
  keys: Set<string>
  /** Text that reaches a person without passing a translation, as 'file: text'. */
  bare: string[]
}

const keyProperties = new Set(
  'label title header description placeholder words fallback status entity failed submitLabel busyLabel emptyDescription searchPlaceholder'.split(
    ' ',
  ),
)
const spokenAttributes = new Set([...keyProperties, 'aria-label', 'alt'])
const properNames = new Set(['Corridor', 'Ctrl K', '⌘K'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const hasWords = (value: unknown): value is string => typeof value === 'string' && /\p{L}{2}/u.test(value)

/** Every source file below a folder, without tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen|d)\.tsx?$/.test(name) && !name.startsWith('locales'))
    .map((name) => join(folder, name))
}

export function walk(file: string, visit: (node: Node, parents: Node[]) => void, source = readFileSync(file, 'utf8')) {
  const { program } = parseSync(file, source)
  const descend = (node: Node, parents: Node[]) => {
    visit(node, parents)
    for (const part of Object.values(node)) {
      for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) descend(child, [...parents, node])
    }
  }
  descend(program as unknown as Node, [])
}

/** The literal texts that an expression may be: a literal, or the branches of a choice. */
export function literals(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'ConditionalExpression') return [...literals(node.consequent), ...literals(node.alternate)]
  if (node.type === 'LogicalExpression') return [...literals(node.left), ...literals(node.right)]
  if (node.type === 'JSXExpressionContainer') return literals(node.expression)
  return []
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? nameOf(node.property) ?? '') : '')

/** Collects the keys of one file, and the text that bypasses them. Components of `ui` take translated text, our others take keys. */
export function collectKeys(file: string, found: Found) {
  const ours = new Set<string>()
  walk(file, (node, parents) => {
    if (node.type === 'ImportDeclaration') {
      const [source] = literals(node.source)
      if (source?.startsWith('.') && !source.includes('/ui/')) {
        for (const specifier of node.specifiers as Node[]) ours.add(nameOf(specifier.local))
      }
    }
    if (node.type === 'CallExpression' && ['t', 'text'].includes(nameOf(node.callee))) {
      for (const key of literals((node.arguments as unknown[])[0])) found.keys.add(key)
    }
    if (node.type === 'Property' && keyProperties.has(nameOf(node.key))) {
      for (const key of literals(node.value)) if (hasWords(key)) found.keys.add(key)
    }
    if (node.type === 'JSXText' && hasWords(node.value) && !properNames.has(node.value.trim())) {
      found.bare.push(`${file}: ${node.value.trim()}`)
    }
    if (node.type === 'JSXAttribute' && spokenAttributes.has(nameOf(node.name))) {
      const component = nameOf(parents.at(-1)?.name)
      for (const text of literals(node.value).filter(hasWords)) {
        if (ours.has(component)) found.keys.add(text)
        else found.bare.push(`${file}: ${text}`)
      }
    }
  })
}

const labelled = ['boundedText', 'parent', 'personName']
const ruleNames = ['int', 'date', 'min', 'max', 'regex', 'email', 'uuid', 'boolean', 'enum']

/** Labels and templates that a file gives to the validation messages: labels by the field function that gets them, templates by the one that has them. */
export interface Messages {
  labels: [callee: string, label: string][]
  templates: [template: string, owner: string][]
}

/** The validation messages of the contract: the labels of each field function put in, numbers made a parameter. */
export const collectMessages = (files: string[]): Set<string> => joinMessages(files.map(messagesIn))

export function messagesIn(file: string): Messages {
  const found: Messages = { labels: [], templates: [] }
  walk(file, (node, parents) => {
    // A template with a label belongs to the field function that it stands in; the check over both names uses those of a person.
    const owner = parents.map((parent) => nameOf(parent.id)).findLast((name) => labelled.includes(name)) ?? 'personName'
    const add = (message: unknown) => {
      for (const literal of literals(message)) if (literal.includes(' ')) found.templates.push([literal, owner])
      if (isNode(message) && message.type === 'TemplateLiteral') found.templates.push([templateText(message), owner])
    }
    if (node.type === 'CallExpression') {
      const args = node.arguments as unknown[]
      const callee = nameOf(node.callee)
      if (labelled.includes(callee)) for (const label of literals(args[0])) found.labels.push([callee, label])
      if (ruleNames.includes(callee)) add(args.at(-1))
    }
    if (node.type === 'Property' && nameOf(node.key) === 'message') add(node.value)
  })
  return found
}

export function joinMessages(all: readonly Messages[]): Set<string> {
  const labels = all.flatMap((one) => one.labels)
  const sentences = all
    .flatMap((one) => one.templates)
    .flatMap(([template, owner]) => {
      const message = template.includes('{n}') ? template : withoutNumbers(template).key
      if (!message.includes('{label}')) return [message]
      return labels.filter(([callee]) => callee === owner).map(([, label]) => message.replace('{label}', label))
    })
  return new Set(sentences)
}

function templateText(node: Node): string {
  let numbers = 0
  const names = (node.expressions as unknown[]).map((expression) => {
    if (nameOf(expression) === 'label') return '{label}'
    numbers += 1
    return numbers === 1 ? '{n}' : `{n${numbers}}`
  })
  return (node.quasis as { value: { cooked: string } }[])
    .map((quasi, index) => quasi.value.cooked + (names[index] ?? ''))
    .join('')
}

/** Refusals of a field by the API's verbs themselves: handed to `invalid({ … })`, or put among the `faults` that are. */
export function collectRefusals(files: string[]): Set<string> {
  const found = new Set<string>()
  for (const file of files) {
    walk(file, (node) => {
      if (node.type === 'CallExpression' && nameOf(node.callee) === 'invalid') {
        const [given] = node.arguments as { properties?: Node[] }[]
        for (const { value } of given?.properties ?? []) for (const message of literals(value)) found.add(message)
      }
      if (node.type === 'AssignmentExpression' && nameOf((node.left as Node).object) === 'faults')
        for (const message of literals(node.right)) found.add(message)
    })
  }
  return found
}
