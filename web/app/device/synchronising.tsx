import { useEffect, useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { keeper } from '#web/keeping/keeper-state.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import classes from './device.module.css'

/** How long the message stays once everything is here, in milliseconds (specification of public features §4). */
const STAYS_MS = 500

/** Says that a newer release is on its way to this device. */
export function Synchronising() {
  const { text } = useLanguage()
  const isRunning = useStore(keeper).status === 'synchronizing'
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (isRunning) {
      setIsShown(true)
      return
    }
    const timer = setTimeout(() => setIsShown(false), STAYS_MS)
    return () => clearTimeout(timer)
  }, [isRunning])
  if (!isShown) return null
  return (
    <div className={classes.version} role="status">
      <Text weight={600}>{text(message('device.synchronizing'))}</Text>
      <Text tone="soft">{text(message('device.synchronizing-why'))}</Text>
    </div>
  )
}
