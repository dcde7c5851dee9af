import { type MergeField, mergeFields } from '@corridor/contract/mail/template/merge-fields'
import { RichTextEditor } from '@mantine/tiptap'
import { IconBraces } from '@tabler/icons-react'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import '@mantine/tiptap/styles.css'
import { useTranslation } from '../../../lib/i18n'
import { useLateMenu } from '../../../lib/late/use-late-menu'
import { fieldLabel } from './field-label'
import { MergeFieldNode } from './merge-field-node'
import classes from './template.module.css'
import { useEditorLabels } from './use-editor-labels'

interface BodyEditorProps {
  /** Names it for whoever cannot see it. */
  label: string
  value: string
  isInvalid: boolean
  onChange: (html: string) => void
  onBlur: () => void
}

const loadMenu = () => import('./field-menu')

/** The words of a mail, as they will look, with fields that are filled for each person. */
export default function BodyEditor({ label, value, isInvalid, onChange, onBlur }: BodyEditorProps) {
  const { t } = useTranslation()
  const labels = useEditorLabels()
  const { Part, menu, target, open } = useLateMenu(loadMenu)
  const written = useRef(value)
  const latest = useRef({ onChange, onBlur, open })
  latest.current = { onChange, onBlur, open }
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-required': 'true',
    'aria-invalid': String(isInvalid),
    class: classes.writing ?? '',
  }
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        codeBlock: false,
        code: false,
        link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
      }),
      MergeFieldNode.configure({
        labelOf: (field) => fieldLabel(field, t),
        className: classes.chip ?? '',
        ask: () => latest.current.open(),
      }),
    ],
    content: value,
    editorProps: { attributes },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML()
      latest.current.onChange(written.current)
    },
    onBlur: () => latest.current.onBlur(),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other attributes never change.
  useEffect(() => editor?.setOptions({ editorProps: { attributes } }), [editor, isInvalid])
  // What comes from elsewhere: a draft, or what a colleague wrote meanwhile.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  const insert = (field: MergeField) => {
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() =>
      editor?.chain().focus().insertContent({ type: 'mergeField', attrs: { field } }).insertContent(' ').run(),
    )
  }

  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      className={classes.editor}
      data-invalid={isInvalid || undefined}
    >
      <RichTextEditor.Toolbar role="toolbar" aria-label={t('Formatting')}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
          <RichTextEditor.Link />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        <button type="button" {...target} className={classes.insert}>
          <IconBraces size={16} aria-hidden />
          {t('Insert a field')}
        </button>
        {Part && <Part {...menu} fields={mergeFields} choose={insert} />}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  )
}
