import '@mantine/notifications/styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { createRoot } from 'react-dom/client'
import { useMode } from './appearance.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/** A short message that goes away by itself (specification of accounts §8 and §9: at the bottom, five seconds). */
export interface Toast {
  readonly kind: 'success' | 'error'
  readonly title: string
  readonly text?: string
}

const MILLISECONDS = 5000

/** Errors are said at once to people who listen to the page, successes when it is quiet. */
export function drawToast({ kind, title, text }: Toast): void {
  mountRegion()
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
  })
}

let mounted = false

function mountRegion(): void {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Region />)
}

function Region() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useMode()}
      withGlobalClasses={false}
    >
      <Notifications position="bottom-center" limit={3} />
    </MantineProvider>
  )
}
