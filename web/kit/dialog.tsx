import { IconX } from '#web/kit/icons.ts'
import { useEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import { Coming } from './coming.tsx'
import classes from './dialog.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Row } from './layout.tsx'
import { WithWords } from '#web/language/with-words.tsx'
import { useId } from '#web/kit/use-id.ts'

interface DialogProps {
  /** `narrow`, `centre` and `wide` stand in the middle, `drawer` at the right edge, `sheet` below the header, `foot` at the bottom. */
  readonly form: 'narrow' | 'centre' | 'wide' | 'drawer' | 'sheet' | 'foot'
  readonly title: string
  /** Shown at the right of the title, before the button that closes. */
  readonly actions?: React.ReactNode
  /** The dialog draws its own head, which must hold a button that closes. */
  readonly bare?: boolean
  readonly onKeyDown?: (event: React.KeyboardEvent<HTMLDialogElement>) => void
  readonly onClose: () => void
  readonly children: React.ReactNode
}

/**
 * A modal dialog while it is mounted. The browser's own dialog keeps the focus inside, closes on Esc, makes the page behind
 * inert and gives the focus back.
 */
export function Dialog({ form, title, actions, bare = false, onKeyDown, onClose, children }: DialogProps) {
  const { text } = useLanguage()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // A field that asks for the focus when it is drawn asks too early: the dialog is not open yet.
    focusOwnField(dialog)
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  // Words of the content that are still on their way keep only the content waiting.
  const content = (
    <WithWords fallback={<Coming />}>
      <Arrival dialog={ref}>{children}</Arrival>
    </WithWords>
  )
  return (
    <dialog
      ref={ref}
      data-form={form}
      className={classes.dialog}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        // The backdrop belongs to the dialog element; everything inside has a closer target.
        if (event.target === event.currentTarget && isOutside(event, event.currentTarget)) onClose()
      }}
    >
      {bare ? (
        content
      ) : (
        <>
          <Row align="start" justify="between" gap={16} className={classes.head}>
            <h2 id={titleId}>{title}</h2>
            <div style={{ display: 'flex', gap: 8 }}>
              {actions}
              <IconButton label={text(message('shell.close'))} onClick={onClose}>
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            </div>
          </Row>
          <div className={classes.body}>{content}</div>
        </>
      )}
    </dialog>
  )
}

interface ArrivalProps {
  readonly dialog: React.RefObject<HTMLDialogElement | null>
  readonly children: React.ReactNode
}

/** Content that came after its dialog was opened takes the focus as it would have had it. */
function Arrival({ dialog, children }: ArrivalProps) {
  useEffect(() => {
    if (dialog.current?.open) focusOwnField(dialog.current)
  }, [dialog])
  return children
}

function focusOwnField(dialog: HTMLDialogElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

function isOutside(event: React.PointerEvent, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
