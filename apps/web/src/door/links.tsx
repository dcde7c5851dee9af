import { Anchor, Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface LinkProps {
  to: string
  className?: string | undefined
  target?: '_blank'
  children: ReactNode
}

/** A link of the door that looks like text: it loads its page, as there is no router here. */
export const TextLink = ({ to, children, ...props }: LinkProps) => (
  <Anchor inherit href={to} {...props}>
    {children}
  </Anchor>
)

/** A link of the door that looks like a button. */
export const ButtonLink = ({ to, ...props }: LinkProps & Pick<ButtonProps, 'variant'>) => (
  <Button component="a" href={to} {...props} />
)
