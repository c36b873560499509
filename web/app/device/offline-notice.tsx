import { IconWifiOff } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { tryAgain } from '#web/files/next-try.ts'
import { countOf, outbox } from '#web/keeping/outbox-state.ts'
import { Button } from '#web/kit/button.tsx'
import { Box, Row } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useOnline } from '#web/kit/state-message.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useReleaseRead } from '#web/queries/use-release-read.ts'
import classes from './device.module.css'

/** The bar of a device without a connection: the release that is read, and a way to try again. */
export function OfflineNotice() {
  const { text } = useLanguage()
  const isOnline = useOnline()
  const release = useReleaseRead()
  const waiting = countOf(useStore(outbox))
  const isSignedOut = useOwnAccount().status === 'anonymous'
  if (release === null || (isOnline && waiting === 0)) return null
  const { number, published_at } = release
  const returnTo = window.location.pathname + window.location.search
  return (
    <Row screen wrap align="center" gap={12} className={classes.bar} role="status">
      {!isOnline && <IconWifiOff size={18} aria-hidden="true" />}
      <Box grows shrinks className={isOnline ? undefined : classes.words}>
        {!isOnline && (
          <Said what={message('device.offline', { number: String(number), date: day(published_at) })} />
        )}
      </Box>
      {waiting > 0 && (
        <Link href="/on-this-device">{text(message('device.waiting', { count: waiting }))}</Link>
      )}
      {waiting > 0 && isSignedOut && isOnline && (
        <Button onClick={() => openSignIn({ view: 'login', returnTo })}>
          {text(message('device.sign-in-short'))}
        </Button>
      )}
      <Button onClick={tryAgain}>{text(message('device.try-again'))}</Button>
    </Row>
  )
}
