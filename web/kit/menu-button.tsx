import { useEffect, useId, useRef, useState } from 'react'
import { Row, Text } from './layout.tsx'
import classes from './menu-button.module.css'

export interface MenuItem {
  readonly label: string
  readonly icon?: React.ReactNode
  /** A short word at the right, for example the format of a file. */
  readonly hint?: string
  /** Absent: the entry only says something. */
  readonly onSelect?: () => void
  /** Draws a rule above. */
  readonly startsGroup?: boolean
}

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
    itemsOf(wrap.current)[0]?.focus()
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
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {open && (
        <div
          role="menu"
          id={menuId}
          tabIndex={-1}
          className={classes.menu}
          data-long={isLong || undefined}
          onKeyDown={(event) => moveInMenu(event, wrap.current, close)}
        >
          {items.map((item) => (
            <div key={item.label} role="none">
              {item.startsGroup && <hr className={classes.rule} />}
              <Row
                type="button"
                role="menuitem"
                tabIndex={-1}
                as="button"
                align="center"
                gap={10}
                reach={36}
                className={classes.item}
                aria-disabled={item.onSelect === undefined || undefined}
                onClick={() => {
                  if (!item.onSelect) return
                  close(true)
                  item.onSelect()
                }}
              >
                {item.icon}
                {item.label}
                {item.hint && (
                  <Text as="span" last tone="faint" size={12}>
                    {item.hint}
                  </Text>
                )}
              </Row>
            </div>
          ))}
        </div>
      )}
    </Row>
  )
}

function itemsOf(wrap: HTMLElement | null): HTMLElement[] {
  return [...(wrap?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveInMenu(
  event: React.KeyboardEvent,
  wrap: HTMLElement | null,
  close: (returnFocus: boolean) => void,
): void {
  if (event.key === 'Tab') {
    close(false)
    return
  }
  const items = itemsOf(wrap)
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1
  const target: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at <= 0 ? -1 : at - 1),
    Home: items[0],
    End: items.at(-1),
  }
  if (event.key === 'Escape') close(true)
  else if (target[event.key]) target[event.key]?.focus()
  else return
  event.preventDefault()
  event.stopPropagation()
}
