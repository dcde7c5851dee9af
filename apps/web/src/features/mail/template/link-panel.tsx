import { Button, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../lib/i18n'
import { AnchoredPanel } from '../../../lib/late/anchored'
import type { LateMenuProps } from '../../../lib/late/use-late-menu'

/** The address of a link in a mail; an empty one takes the link away. */
export default function LinkPanel({ editor, ...menu }: LateMenuProps & { editor: Editor }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (menu.opened) setAddress(String(editor.getAttributes('link').href ?? ''))
  }, [menu.opened, editor])

  function save() {
    const href = address.trim()
    const whole = /^(https?:|mailto:)/i.test(href) ? href : `https://${href}`
    const chain = editor.chain().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href: whole } }] }).run()
    else chain.setLink({ href: whole }).run()
    menu.onChange(false)
    requestAnimationFrame(() => editor.commands.focus())
  }

  return (
    <AnchoredPanel {...menu} label={t('Link')} width={300}>
      <TextInput
        label={t('Address of the link')}
        description={t('Without an address it is no link.')}
        dir="ltr"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <Group justify="flex-end" mt="xs">
        <Button size="xs" onClick={save}>
          {t('Save')}
        </Button>
      </Group>
    </AnchoredPanel>
  )
}
