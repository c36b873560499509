import { useEffect, useRef, useState } from 'react'
import { later } from './later.tsx'
import { Row } from './layout.tsx'
import classes from './menu-button.module.css'
import type { MenuItem } from './menu-item.ts'
import { useId } from '#web/kit/use-id.ts'

const MenuList = later(async () => (await import('./menu-list.tsx')).MenuList, { form: 'note' })

interface MenuButtonProps {
  readonly items: readonly MenuItem[]
  /** So many entries that they stand in two columns where the window is wide. */
  readonly isLong?: boolean
  /** Open when it is first drawn: somebody asked for it before it was there. */
  readonly opensAtOnce?: boolean
  /** The closed button; it gets what it needs to open the menu. */
  readonly children: (trigger: React.ComponentProps<'button'>) => React.ReactNode
}

/** A button that opens a short menu. Keyboard: arrows, Home, End, Esc; nothing of the menu is in the page while closed. */
export function MenuButton({ items, isLong = false, opensAtOnce = false, children }: MenuButtonProps) {
  const [open, setOpen] = useState(opensAtOnce)
  const wrap = useRef<HTMLDivElement>(null)
  const menuId = useId()
  const close = (returnFocus: boolean) => {
    setOpen(false)
    if (returnFocus) wrap.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !wrap.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  return (
    <Row inline className={classes.wrap} ref={wrap}>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        ...(open && { 'aria-controls': menuId }),
        onClick: () => setOpen(!open),
        onFocus: MenuList.intend,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {open && <MenuList {...{ items, isLong, wrap, onClose: close }} id={menuId} />}
    </Row>
  )
}
