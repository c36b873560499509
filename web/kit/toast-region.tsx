import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { useMode } from './appearance.ts'
import { cssVariablesResolver, theme } from './theme.ts'
import classes from './toast-region.module.css'

/** A short message that goes away by itself (specification of accounts §8 and §9: at the bottom, five seconds). */
export interface Toast {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly text?: string
}

const MILLISECONDS = 5000

/** Errors are said at once to people who listen to the page, successes when it is quiet. */
export function drawToast({ kind, title, text }: Toast): void {
  raiseRegion()
  const isError = kind === 'error'
  notifications.show({
    title,
    message: text ?? '',
    role: isError ? 'alert' : 'status',
    color: isError ? 'red' : 'green',
    icon: isError ? (
      <IconAlertTriangle size={18} aria-hidden="true" />
    ) : (
      <IconCheck size={18} aria-hidden="true" />
    ),
    autoClose: MILLISECONDS,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
    classNames: { root: classes.toast ?? '', description: classes.text ?? '' },
  })
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
  createRoot(place).render(<Region />)
  return place
}

function Region() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useMode()}
      withGlobalClasses={false}
    >
      <Notifications position="bottom-center" limit={3} withinPortal={false} />
    </MantineProvider>
  )
}
