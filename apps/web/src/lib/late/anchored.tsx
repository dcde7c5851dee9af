import { Menu, type MenuProps, Popover, type PopoverProps } from '@mantine/core'
import { type ReactNode, type Ref, useLayoutEffect } from 'react'
import type { LateMenuProps } from './use-late-menu'

/** Draws nothing: the button that a menu belongs to stood long before it. */
function Elsewhere({ element, ref }: { element: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }, [element, ref])
  return null
}

interface AnchoredMenuProps extends LateMenuProps {
  children: ReactNode
  position?: MenuProps['position']
  width?: number
  className?: string | undefined
}

/** A menu at the button that `useLateMenu` knows. */
export function AnchoredMenu({ target, children, className, position = 'bottom-end', ...menu }: AnchoredMenuProps) {
  return (
    <Menu {...menu} position={position} withinPortal>
      <Menu.Target>
        <Elsewhere element={target} />
      </Menu.Target>
      <Menu.Dropdown {...(className ? { className } : {})}>{children}</Menu.Dropdown>
    </Menu>
  )
}

interface AnchoredPanelProps extends LateMenuProps, Pick<PopoverProps, 'offset' | 'radius' | 'width' | 'withArrow'> {
  label: string
  children: ReactNode
  position?: PopoverProps['position']
  className?: string | undefined
}

/** A panel at the button that `useLateMenu` knows. The focus goes into it, and back. */
export function AnchoredPanel({
  target,
  label,
  children,
  className,
  position = 'bottom',
  ...popover
}: AnchoredPanelProps) {
  return (
    <Popover {...popover} position={position} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Elsewhere element={target} />
      </Popover.Target>
      <Popover.Dropdown {...(className ? { className } : {})} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
