import { useEffect, useRef } from 'react'
import { Row, Text } from './layout.tsx'
import type { MenuItem } from './menu-item.ts'
import classes from './menu-list.module.css'

interface MenuListProps {
  readonly id: string
  readonly items: readonly MenuItem[]
  readonly isLong: boolean
  /** The element around the button and this list. */
  readonly wrap: React.RefObject<HTMLElement | null>
  readonly onClose: (returnFocus: boolean) => void
}

/** The entries of an open menu; its first one takes the focus. */
export function MenuList({ id, items, isLong, wrap, onClose }: MenuListProps) {
  const before = useRef(0)
  // At first the first entry; where an entry was replaced by further ones, the first of them.
  useEffect(() => {
    if (items.length === before.current) return
    itemsOf(wrap.current)[Math.max(0, before.current - 1)]?.focus()
    before.current = items.length
  }, [wrap, items.length])
  return (
    <div
      role="menu"
      id={id}
      tabIndex={-1}
      className={classes.menu}
      data-long={isLong || undefined}
      onKeyDown={(event) => moveInMenu(event, wrap.current, onClose)}
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
              if (!item.keepsOpen) onClose(true)
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
  )
}

function itemsOf(wrap: HTMLElement | null): HTMLElement[] {
  return [...(wrap?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

function moveInMenu(
  event: React.KeyboardEvent,
  wrap: HTMLElement | null,
  onClose: (returnFocus: boolean) => void,
): void {
  if (event.key === 'Tab') {
    onClose(false)
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
  if (event.key === 'Escape') onClose(true)
  else if (target[event.key]) target[event.key]?.focus()
  else return
  event.preventDefault()
  event.stopPropagation()
}
