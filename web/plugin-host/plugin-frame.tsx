import { IconPlayerPlay } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { FRAME_HEIGHT } from '#domain/plugin/plugin-message.ts'
import type { PluginPermission } from '#domain/plugin/plugin-permission.ts'
import { Button } from '#web/kit/button.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { LinkConsent } from './link-consent.tsx'
import classes from './plugin-frame.module.css'
import { openPluginSession, type PluginSession, type StopReason } from './plugin-session.ts'
import type { PluginSight } from './use-plugin-sight.ts'

/** A plugin as far as its frame has to know it. */
export interface FramedPlugin {
  readonly title: string
  /** Address of its first page. */
  readonly page: string
  readonly permissions: readonly PluginPermission[]
}

interface PluginFrameProps {
  readonly plugin: FramedPlugin
  /** The part of the page that it may see. */
  readonly sight: PluginSight
}

/** A plugin in its sandbox, or why it was stopped, with a way to start it again. */
export function PluginFrame({ plugin, sight }: PluginFrameProps) {
  const { text } = useLanguage()
  const [stopped, setStopped] = useState<StopReason | null>(null)
  if (stopped === null) return <RunningFrame key={plugin.page} {...{ plugin, sight }} onStop={setStopped} />
  return (
    <div role="alert">
      <Message
        title={text(message('widgets.stopped', { title: plugin.title, why: stopped }))}
        actions={
          <Button onClick={() => setStopped(null)}>
            <IconPlayerPlay size={16} aria-hidden="true" /> {text(message('widgets.start-again'))}
          </Button>
        }
      >
        {text(message('widgets.unaffected'))}
      </Message>
    </div>
  )
}

interface RunningFrameProps extends PluginFrameProps {
  readonly onStop: (reason: StopReason) => void
}

function RunningFrame({ plugin, sight, onStop }: RunningFrameProps) {
  const { text } = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const session = useRef<PluginSession | null>(null)
  const [height, setHeight] = useState<number>(FRAME_HEIGHT.first)
  const [link, setLink] = useState<string | null>(null)
  const latest = useLatest({ sight, onStop, isAsking: link !== null })
  const { permissions } = plugin
  useEffect(() => {
    if (!frame.current) return
    const opened = openPluginSession(frame.current, {
      permissions,
      view: () => latest.current.sight.view,
      observations: () => latest.current.sight.observations(),
      resize: setHeight,
      askLink: (url) => {
        if (!latest.current.isAsking) setLink(url)
        return !latest.current.isAsking
      },
      stop: (reason) => latest.current.onStop(reason),
    })
    session.current = opened
    return () => opened.end()
  }, [permissions, latest])
  // Only what the plugin can see counts: the same view is not said twice.
  const said = JSON.stringify(sight.view)
  useEffect(() => {
    if (said !== '') session.current?.sayView()
  }, [said])
  return (
    <>
      {/* Without allow-same-origin: an origin of its own, which has no cookies, no storage and no way to this page. */}
      <iframe
        ref={frame}
        className={classes.frame}
        title={text(message('widgets.plugin-frame', { title: plugin.title }))}
        src={plugin.page}
        sandbox="allow-scripts"
        allow=""
        referrerPolicy="no-referrer"
        style={{ height }}
        onLoad={() => session.current?.loaded()}
      />
      {link !== null && <LinkConsent plugin={plugin.title} url={link} onClose={() => setLink(null)} />}
    </>
  )
}

/** The last value, for listeners that are set up once. */
function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}
