import { isMergeField, type MergeField } from '@corridor/contract/mail/template/merge-fields'
import { InputRule, mergeAttributes, Node } from '@tiptap/core'

interface MergeFieldOptions {
  labelOf: (field: MergeField) => string
  className: string
  /** Somebody typed two opening braces; they are gone again. */
  ask: () => void
}

/** A merge field in the editor: one piece that is chosen, and not typed. */
export const MergeFieldNode = Node.create<MergeFieldOptions>({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ labelOf: (field) => field, className: '', ask: () => {} }),
  addAttributes: () => ({
    field: { default: '', parseHTML: (element: HTMLElement) => element.dataset.field ?? '', rendered: false },
  }),
  parseHTML: () => [
    { tag: 'span[data-field]', getAttrs: (element) => isMergeField(element.dataset.field ?? '') && null },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-field': String(node.attrs.field) }),
  ],
  renderText: ({ node }) => `{{${node.attrs.field}}}`,
  addNodeView() {
    const { labelOf, className } = this.options
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.className = className
      dom.textContent = labelOf(node.attrs.field)
      return { dom }
    }
  },
  addInputRules() {
    const { ask } = this.options
    return [
      new InputRule({
        find: /\{\{$/,
        handler: ({ state, range }) => {
          state.tr.delete(range.from, range.to)
          ask()
        },
      }),
    ]
  },
})
