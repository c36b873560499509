import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './toast.module.css'

/** Of the specification: toasts last five seconds. */
const SHOWN_MS = 5000

/** The sentence about a missing source. Source: the specification, validation rules. */
export const SOURCES_MISSING = message('triangulate.sources-missing')

/** A short message above the page that goes by itself. */
export function Toast({ what, onClose }: { readonly what: Value; readonly onClose: () => void }) {
  const { text } = useLanguage()
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <Row align="center" gap={12} className={classes.toast} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>{text(what)}</span>
      <IconButton label={text(message('shell.close'))} onClick={onClose}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
