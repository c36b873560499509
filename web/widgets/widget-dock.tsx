import { IconApps, IconX } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Coming } from '#web/kit/coming.tsx'
import { ErrorBoundary } from '#web/kit/error-boundary.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { FailureLine } from '#web/kit/state-message.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { type LoadedWidget, useWidgets } from './use-widgets.ts'
import classes from './widget-dock.module.css'
import { Floating, FloatingButton } from './floating.tsx'
import { openWidget, useOpenedWidget } from './opened-widget.ts'
import { useEnabledWidgets } from './widget-list.ts'
import { WithWords } from '#web/language/with-words.tsx'
import { useId } from '#web/kit/use-id.ts'

const close = () => openWidget(null)

/**
 * The buttons of the widgets that are on, and the panel that is open. One panel at a time. On a phone
 * several buttons stand behind one, so that they cover as little of the page as one does.
 */
export default function WidgetDock() {
  const { text } = useLanguage()
  const [path] = useLocation()
  const { widgets: all, isMissing } = useWidgets(useEnabledWidgets())
  const widgets = all.filter(({ widget }) => widget.page !== path)
  const open = useOpenedWidget()
  // The next page begins without a panel.
  useEffect(() => close, [])
  const [unfolded, unfold] = useState(false)
  if (widgets.length === 0 && !isMissing) return null
  const onPhones = widgets.filter(({ widget }) => !widget.isInMenu)
  const shown = widgets.find(({ key }) => key === open)
  return (
    <aside aria-label={text(message('widgets.dock'))} data-print="never">
      {widgets.map(({ key, widget: { Always } }) => Always && <Guarded key={key} render={<Always />} />)}
      {isMissing && <FailureLine what={message('widgets.this-widget')} isNote />}
      {shown && <Panel key={shown.key} widget={shown.widget} onClose={close} />}
      <Floating isUnfolded={unfolded}>
        {widgets.map(({ key, widget }) => (
          <FloatingButton
            key={key}
            name={text(widget.title)}
            hint={text(widget.hint)}
            isOpen={key === open}
            shown={widget.isInMenu ? 'wide' : onPhones.length > 1 ? 'folded' : 'always'}
            onPress={() => openWidget(key === open ? null : key)}
          >
            {widget.icon}
          </FloatingButton>
        ))}
        {onPhones.length > 1 && (
          <FloatingButton
            name={text(message('widgets.dock'))}
            isOpen={unfolded}
            shown="phone"
            onPress={() => unfold(!unfolded)}
          >
            {unfolded ? <IconX size={22} aria-hidden="true" /> : <IconApps size={22} aria-hidden="true" />}
          </FloatingButton>
        )}
      </Floating>
    </aside>
  )
}

interface PanelProps {
  readonly widget: LoadedWidget['widget']
  readonly onClose: () => void
}

function Panel({ widget, onClose }: PanelProps) {
  const { text } = useLanguage()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    panel.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  useEffect(() => {
    // The focus may be elsewhere: a button that is at work has lost it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-wide={widget.isWide}
      data-side={widget.isSide}
      data-tall={widget.isTall}
      data-print="never"
      className={classes.panel}
    >
      <Row gap={12} align="center" justify="between" className={classes.head}>
        <Text as="h2" size={16} id={titleId}>
          {text(widget.panelTitle)}
        </Text>
        <IconButton label={text(message('shell.close'))} onClick={onClose}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </Row>
      <Guarded render={<widget.Panel onClose={onClose} />} />
    </div>
  )
}

/** A widget that fails leaves the page alone, and one may be loaded when it is shown. */
function Guarded({ render }: { readonly render: React.ReactNode }) {
  return (
    <ErrorBoundary what={message('widgets.this-widget')} resetKey="">
      <WithWords fallback={<Coming />}>{render}</WithWords>
    </ErrorBoundary>
  )
}
