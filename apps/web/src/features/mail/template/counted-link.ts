import { Extension } from '@tiptap/core'

/** A link whose following is counted: it asks its reader for something. */
export const CountedLink = Extension.create({
  name: 'countedLink',
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        isCounted: {
          default: false,
          parseHTML: (element: HTMLElement) => 'act' in element.dataset,
          renderHTML: ({ isCounted }) => (isCounted ? { 'data-act': '' } : {}),
        },
      },
    },
  ],
})
