import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import classes from './toast.module.css'

/** Of the specification: toasts last five seconds. */
const SHOWN_MS = 5000

/** What to say when a source is missing. Source: the specification, validation rules. */
export const SOURCES_MISSING = 'Empty Parameters: Please select a primary and secondary data source'

/** A short message above the page that goes by itself. */
export function Toast({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <Row align="center" gap={12} className={classes.toast} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span>{text}</span>
      <IconButton label="Close" onClick={onClose}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
