import { type MergeField, mergeFields } from '@corridor/contract/mail/template/merge-fields'
import { ActionIcon, Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconBraces,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { useLateMenu } from '../../../lib/late/use-late-menu'
import type FieldMenu from './field-menu'
import classes from './template.module.css'

interface Control {
  label: string
  icon: TablerIcon
  isOn?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const controls: readonly Control[] = [
  {
    label: text('Bold'),
    icon: IconBold,
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    label: text('Italic'),
    icon: IconItalic,
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    label: text('Underlined'),
    icon: IconUnderline,
    isOn: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    label: text('Heading'),
    icon: IconH2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: text('Smaller heading'),
    icon: IconH3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: text('List with bullets'),
    icon: IconList,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: text('List with numbers'),
    icon: IconListNumbers,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: text('Quotation'),
    icon: IconBlockquote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  { label: text('Undo'), icon: IconArrowBackUp, run: (chain) => chain.undo() },
  { label: text('Do again'), icon: IconArrowForwardUp, run: (chain) => chain.redo() },
]

const loadLink = () => import('./link-panel')

interface EditorToolbarProps {
  editor: Editor
  fieldMenu: ReturnType<typeof useLateMenu<Parameters<typeof FieldMenu>[0]>>
}

/** Tools that shape the words of a mail, and put fields and links into it. */
export function EditorToolbar({ editor, fieldMenu }: EditorToolbarProps) {
  const { t } = useTranslation()
  const link = useLateMenu(loadLink, 'dialog')
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...controls.map(({ isOn }) => isOn?.(now) ?? false), now.isActive('link')],
  })
  // A dialog gives the focus back to its button first.
  const insert = (field: MergeField) =>
    requestAnimationFrame(() => editor.chain().focus().insertContent({ type: 'mergeField', attrs: { field } }).run())
  return (
    <div role="toolbar" aria-label={t('Formatting')} className={classes.toolbar}>
      {controls.map(({ label, icon: Icon, isOn, run }, at) => (
        <ActionIcon
          key={label}
          variant={on[at] ? 'light' : 'subtle'}
          aria-label={t(label)}
          aria-pressed={isOn && on[at]}
          onClick={() => run(editor.chain().focus()).run()}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      <ActionIcon {...link.target} variant={on.at(-1) ? 'light' : 'subtle'} aria-label={t('Link')}>
        <IconLink size={18} aria-hidden />
      </ActionIcon>
      {link.Part && <link.Part {...link.menu} editor={editor} />}
      <Button
        {...fieldMenu.target}
        variant="default"
        size="compact-sm"
        leftSection={<IconBraces size={16} aria-hidden />}
      >
        {t('Insert a field')}
      </Button>
      {fieldMenu.Part && <fieldMenu.Part {...fieldMenu.menu} fields={mergeFields} choose={insert} />}
    </div>
  )
}
