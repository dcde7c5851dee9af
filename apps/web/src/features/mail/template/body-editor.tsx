import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { useLateMenu } from '../../../lib/late/use-late-menu'
import { fieldLabel } from '../../../lib/mail/field-label'
import { CountedLink } from './counted-link'
import { EditorToolbar } from './editor-toolbar'
import { MergeFieldNode } from './merge-field-node'
import classes from './template.module.css'

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
  const fieldMenu = useLateMenu(loadMenu)
  const written = useRef(value)
  const latest = useRef({ onChange, onBlur, ask: fieldMenu.open })
  latest.current = { onChange, onBlur, ask: fieldMenu.open }
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
      CountedLink,
      MergeFieldNode.configure({
        labelOf: (field) => fieldLabel(field, t),
        className: classes.chip ?? '',
        ask: () => latest.current.ask(),
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
  // A body from elsewhere: a draft, or the words that a colleague wrote meanwhile.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <div className={classes.editor} data-invalid={isInvalid || undefined}>
      {editor && <EditorToolbar editor={editor} fieldMenu={fieldMenu} />}
      <EditorContent editor={editor} />
    </div>
  )
}
