import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & { ref?: Ref<HTMLAnchorElement> }

/** A link inside the application that looks like text: `<TextLink to={paths.help}>…</TextLink>`. */
export const TextLink = createLink(({ ref, ...props }: AnchorProps & LinkAttributes) => (
  <Anchor inherit ref={ref} {...props} />
))

/** A link inside the application that looks like a button. */
export const ButtonLink = createLink(({ ref, ...props }: ButtonProps & LinkAttributes) => (
  <Button component="a" ref={ref} {...props} />
))
