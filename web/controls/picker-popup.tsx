import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom'
import { useEffect, useRef, useState } from 'react'
import type { Classification } from '#domain/data-source/data-source.ts'
import type { Option } from '#sections/definition/options.ts'
import classes from './picker-list.module.css'
import type { OpenedBy } from './picker-field.tsx'
import { PickerDropdown, type PickerDropdownProps } from './picker-dropdown.tsx'
import { PickerTrigger } from './picker-trigger.tsx'

interface PickerPopupProps
  extends OpenedBy,
    Pick<PickerDropdownProps, 'label' | 'chosen' | 'multiple' | 'refusal' | 'head' | 'beyond' | 'onPick'> {
  /** Text of the button. */
  readonly text: string
  readonly classification?: Classification | undefined
  readonly options: readonly Option<string>[]
  /** Called each time the list opens again. */
  readonly onReopen?: () => void
}

/** The list is as wide as its field at least, and no higher than the screen has room. */
const AS_LARGE_AS_ROOM = size({
  padding: 8,
  apply: ({ rects, availableHeight, elements }) => {
    const { style } = elements.floating
    style.setProperty('--field', `${rects.reference.width}px`)
    style.setProperty('--room', `${Math.floor(availableHeight)}px`)
  },
})

/** The open list of a control: a button with a search over options below it. A list of one choice closes when it is made. */
export function PickerPopup({
  id,
  typed,
  text,
  classification,
  onReopen,
  onPick,
  ...list
}: PickerPopupProps) {
  const [open, setOpen] = useState(true)
  const [beginning, setBeginning] = useState(typed)
  const wrap = useRef<HTMLDivElement>(null)
  const { refs, floatingStyles } = useFloating({
    placement: 'bottom-start',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 }), AS_LARGE_AS_ROOM],
    whileElementsMounted: autoUpdate,
  })
  useClosedFromOutside(open, wrap, () => setOpen(false))
  const close = () => {
    setOpen(false)
    wrap.current?.querySelector('button')?.focus()
  }
  // Esc closes the list wherever the focus is in it, before a dialog around it hears of it, and leads back to the button.
  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div ref={wrap} role="presentation" className={classes.popup} onKeyDownCapture={closeOnEscape}>
      <PickerTrigger
        ref={refs.setReference}
        {...{ id, text, classification }}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        onClick={() => {
          if (!open) onReopen?.()
          setBeginning('')
          setOpen(!open)
        }}
      />
      {open && (
        <div ref={refs.setFloating} className={classes.dropdown} style={floatingStyles}>
          <PickerDropdown
            {...list}
            id={id}
            typed={beginning}
            onPick={(value) => {
              if (!list.multiple) close()
              onPick(value)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** A list closes when the pointer or the focus goes elsewhere. */
function useClosedFromOutside(
  open: boolean,
  wrap: React.RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !wrap.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  })
}
