import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '#web/kit/icons.ts'
import { createRoot } from 'react-dom/client'
import { Toaster, toast as queue } from 'react-hot-toast'
import { IconButton } from './button.tsx'
import { Box, Row, Text } from './layout.tsx'
import classes from './toast-region.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** A short message that goes away by itself (specification of accounts §8 and §9: at the bottom, five seconds). */
export interface Toast {
  /** `notice`: what somebody has to know, though nothing failed. */
  readonly kind: 'success' | 'error' | 'notice'
  /** The one heading; without it "Error Occurred", as specified for calls that failed. */
  readonly title?: string
  readonly text?: string
}

const MILLISECONDS = 5000

/**
 * Errors and notices are said at once to people who listen to the page, successes when it is quiet. An error whose words stand already, since
 * two parts of a page met the same, stays for longer and is not said twice.
 */
export function drawToast(toast: Toast): void {
  raiseRegion()
  const isUrgent = toast.kind !== 'success'
  queue.custom(
    ({ id, visible, ariaProps }) => (visible ? <Card {...{ toast, id }} {...ariaProps} /> : null),
    {
      ...(toast.kind === 'error' && { id: JSON.stringify(toast) }),
      duration: MILLISECONDS,
      removeDelay: 0,
      ariaProps: { role: isUrgent ? 'alert' : 'status', 'aria-live': isUrgent ? 'assertive' : 'polite' },
    },
  )
}

const ICONS = { success: IconCheck, error: IconAlertTriangle, notice: IconInfoCircle }

interface CardProps extends Pick<React.AriaAttributes, 'aria-live'> {
  readonly toast: Toast
  readonly id: string
  readonly role: React.AriaRole
}

function Card({ toast: { kind, title, text }, id, ...aria }: CardProps) {
  const language = useLanguage()
  const Icon = ICONS[kind]
  return (
    <Row {...aria} align="start" gap={12} className={classes.toast} data-kind={kind}>
      <Row as="span" align="center" justify="center" className={classes.icon}>
        <Icon size={18} aria-hidden="true" />
      </Row>
      <Box grows breaks>
        <Text weight={600}>{title ?? language.text(message('shell.error-occurred'))}</Text>
        {text && <Text tone="soft">{text}</Text>}
      </Box>
      <IconButton label={language.text(message('shell.close'))} onClick={() => queue.dismiss(id)}>
        <IconX size={16} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

let region: HTMLElement | null = null

/** Above everything, also above a dialog that is open: what was raised last stands on top. */
function raiseRegion(): void {
  region ??= mountRegion()
  region.hidePopover()
  region.showPopover()
}

function mountRegion(): HTMLElement {
  const place = document.createElement('div')
  place.popover = 'manual'
  place.className = classes.region ?? ''
  document.body.append(place)
  createRoot(place).render(
    <Toaster position="bottom-center" containerStyle={{ bottom: 'var(--toast-foot)' }} />,
  )
  return place
}
